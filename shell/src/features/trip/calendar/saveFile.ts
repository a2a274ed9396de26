/** Hands a file to the browser. It has an address of its own, because browsers of telephones give such a file to the calendar. */
export function saveFile(name: string, kind: string, text: string): void {
  const link = document.createElement('a');
  link.href = `data:${kind},${encodeURIComponent(text)}`;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
