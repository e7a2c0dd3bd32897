import type { Fault } from "@/generated/protocol";

/** What the server had against a request or a move, if that is what went wrong. */
export function faultOf(error: unknown): Fault | null {
  return typeof error === "object" && error !== null && "fault" in error ? (error.fault as Fault) : null;
}
