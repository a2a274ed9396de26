import { styledSheetMark } from '@odysseus/contract';

/** How long a page that looks right already waits for its own sheet, which came with it, in milliseconds. */
const patience = 3_000;

/**
 * Hands the sheet that the page was rendered with to styled-components, before any code imports it: it reads rules from elements
 * of its own kind, and puts what comes later behind them. The element is of no namespace that browsers style with, so that neither
 * the page's policy is asked nor a rule doubled. Where the sheet does not come again, the page's link to it stays.
 * @returns to be called once the library is imported: the link goes
 */
export async function handOverStyles(): Promise<() => void> {
  const link = document.querySelector<HTMLLinkElement>(`link[${styledSheetMark}]`);
  if (!link) return () => undefined;
  try {
    const answer = await fetch(link.href, {
      integrity: link.integrity,
      cache: 'force-cache',
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) return () => undefined;
    const handed = document.createElementNS('urn:odysseus:styles', 'style');
    handed.setAttribute('data-styled', 'true');
    handed.setAttribute('data-styled-version', link.getAttribute(styledSheetMark) ?? '');
    handed.textContent = await answer.text();
    document.head.append(handed);
    return () => link.remove();
  } catch {
    return () => undefined;
  }
}
