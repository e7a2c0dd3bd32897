/** Let the browser save a text as a file. */
export const download = (name: string, text: string): void =>
  downloadBlob(name, new Blob([text], { type: "text/plain;charset=utf-8" }));

/** Let the browser save anything as a file. */
export function downloadBlob(name: string, data: Blob): void {
  const address = URL.createObjectURL(data);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
