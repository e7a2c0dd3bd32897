import type { Catalogue, StyleInfo } from "@/generated/protocol";
import { listed, read } from "@/table/options";
import type { Form } from "./setup";

/** The options of a form that say how much is played, and by whom: no style touches them. */
function apart(form: Form, catalogue: Catalogue): string[] {
  const options = listed(catalogue, form.game).filter(({ value }) => value === "range" || value === "seat");
  return form.options.filter((key) => options.some((one) => one.key === key));
}

/** The form with the options of a style instead of others. */
export function styled(form: Form, catalogue: Catalogue, style: StyleInfo): Form {
  const chosen = style.options.map(read);
  const values = Object.fromEntries(chosen.filter(([, value]) => value !== ""));
  return {
    ...form,
    options: [...apart(form, catalogue), ...chosen.map(([key]) => key)],
    values: { ...form.values, ...values },
  };
}

/** The style whose options the form has, `""` for none. */
export function styleOf(form: Form, catalogue: Catalogue): string {
  const aside = apart(form, catalogue);
  const mine = form.options.filter((key) => !aside.includes(key)).sort();
  const styles = catalogue.games.find(({ key }) => key === form.game)?.presets.styles ?? [];
  const same = ({ options }: StyleInfo): boolean =>
    options.length === mine.length &&
    options
      .map(read)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .every(([key, value], at) => key === mine[at] && (value === "" || form.values[key] === value));
  return styles.find(same)?.key ?? "";
}
