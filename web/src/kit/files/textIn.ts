/** The text of a file; spreadsheets and editors also write UTF-16 with its mark. */
export async function textIn(file: Blob): Promise<string> {
  const data = new Uint8Array(await file.arrayBuffer());
  const wide = (data[0] === 0xff && data[1] === 0xfe) || (data[0] === 0xfe && data[1] === 0xff);
  return new TextDecoder(wide ? (data[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8").decode(data);
}
