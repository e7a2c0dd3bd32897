import { calm, seenAt } from "@/table/places";
import type { Flight } from "./flightPlan";

const LASTS = 260;
const APART = 70;

/** A card in the tree or pool, else a seat's row, else nothing: an element to fly from or to. */
function find(place: string): HTMLElement | null {
  const owner = /^discard-(\d+):/.exec(place)?.[1];
  return seenAt(place) ?? (owner === undefined ? null : seenAt(`seat:${owner}`));
}

/** Where things are before the new position is drawn. */
export function look(flights: readonly Flight[]): Map<string, DOMRect> {
  const seen = new Map<string, DOMRect>();
  if (calm()) return seen;
  for (const { from } of flights) {
    const element = find(from);
    if (element !== null) seen.set(from, element.getBoundingClientRect());
  }
  return seen;
}

/** Let a copy of each card fly from where it was to where it now lies; what lies there is right at once. */
export function fly(flights: readonly Flight[], seen: ReadonlyMap<string, DOMRect>, flightLayer: HTMLElement): void {
  if (calm()) return;
  flights.forEach((flight, index) => {
    const from = seen.get(flight.from);
    const target = find(flight.to);
    if (from === undefined || target === null) return;
    launch(from, target, flightLayer, index * APART);
  });
}

function launch(from: DOMRect, target: HTMLElement, flightLayer: HTMLElement, delay: number): void {
  const to = target.getBoundingClientRect();
  const copy =
    target.dataset["card"] === undefined ? document.createElement("span") : (target.cloneNode(true) as HTMLElement);
  for (const name of ["id", "data-place", "data-card", "tabindex", "aria-controls"]) copy.removeAttribute(name);
  copy.classList.add("flying");
  Object.assign(copy.style, {
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
  });
  flightLayer.append(copy);
  const scale = Math.max(0.3, Math.min(1, from.width / Math.max(1, to.width)));
  const shift = `translate(${from.left + from.width / 2 - to.left - to.width / 2}px, ${from.top + from.height / 2 - to.top - to.height / 2}px) scale(${scale})`;
  const flight = copy.animate([{ transform: shift }, { transform: "none" }], {
    duration: LASTS,
    delay,
    easing: "cubic-bezier(.2,.7,.3,1)",
    fill: "backwards",
  });
  flight.finished.then(
    () => copy.remove(),
    () => copy.remove(),
  );
}
