/** Do something once what has changed so far is on the screen; what comes back forgets it. A page that nobody sees draws no frames. */
export function afterPaint(action: () => void): () => void {
  if (document.hidden) {
    action();
    return () => undefined;
  }
  let timer = 0;
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(action)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
