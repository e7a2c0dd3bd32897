/** Look now, and again so many milliseconds after each answer, while the page is in sight; what ends that. */
export function everyNow(look: () => Promise<void>, pause = 2000): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [looking, ended] = [false, false];

  async function again(): Promise<void> {
    if (looking || document.hidden) return;
    clearTimeout(timer);
    looking = true;
    await look();
    looking = false;
    if (!ended) timer = setTimeout(() => void again(), pause);
  }

  const back = (): void => void again();
  document.addEventListener("visibilitychange", back);
  back();
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", back);
  };
}

/**
 * Tells the answers to what is asked again and again apart: one that was asked for before something was changed, and comes after
 * that, shows what is no more.
 */
export class Newest {
  private count = 0;

  /** Something is asked, or was learned; what comes back tells whether nothing newer has been since. */
  begin(): () => boolean {
    const own = ++this.count;
    return () => own === this.count;
  }
}
