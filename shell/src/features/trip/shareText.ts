export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Hands a text to the system's share sheet; where there is none, or it refuses, to the clipboard. */
export async function shareText(title: string, text: string): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, text });
      return 'shared';
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
