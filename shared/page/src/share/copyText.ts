/** What is used of the browser's clipboard. */
export type TextClipboard = Pick<Clipboard, 'writeText'>;

/**
 * Puts a text on the clipboard.
 * @param clipboard absent in pages that are not served over https, and in some browsers within apps
 * @returns whether it is there now
 */
export async function copyText(text: string, clipboard: TextClipboard | undefined): Promise<boolean> {
  try {
    if (!clipboard) return false;
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
