/**
 * The name under which the server has noted a wish to join: the one typed, or where that is taken one that begins with
 * it. `before` and `now` are the names of those who wait, before the wish and after it.
 */
export function nameGiven(typed: string, before: readonly string[], now: readonly string[]): string {
  const added = now.filter((name) => !before.includes(name));
  const wanted = typed.trim();
  return (
    added.find((name) => name === wanted) ?? added.find((name) => name.startsWith(wanted)) ?? added.at(-1) ?? wanted
  );
}
