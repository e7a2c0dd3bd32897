/** A value that can be watched; keeps Svelte's store contract, so views read it as `$cell`. */
export class Store<T> {
  private readonly watchers = new Set<(value: T) => void>();

  constructor(private current: T) {}

  get value(): T {
    return this.current;
  }

  set(value: T): void {
    this.current = value;
    for (const watcher of [...this.watchers]) watcher(value);
  }

  update(change: (value: T) => T): void {
    this.set(change(this.current));
  }

  subscribe(watcher: (value: T) => void): () => void {
    this.watchers.add(watcher);
    watcher(this.current);
    return () => this.watchers.delete(watcher);
  }
}
