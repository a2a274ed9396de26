import { styledSheetMark } from '@odysseus/contract';

/** What styled-components writes before the rules of a component: its number, its name, and the classes that it has rules for. */
const componentMark = /^data-styled\.g\d+\[/;
/** What stands between two entries of what it hands over. */
const separator = '/*!sc*/\n';

/**
 * Tells styled-components, before any code imports it, which classes the page's own sheet has rules for, so that it writes none of
 * them again. The sheet stays as it came: a browser styles every element anew that any rule of a changed sheet is for, so what comes
 * later has a sheet of its own behind it. Names are read from elements of the library's own kind; this one is of no namespace that
 * browsers style with, so that the page's policy isn't asked. Where the sheet did not come, code brings all rules.
 */
export function handOverStyles(): void {
  const link = document.querySelector<HTMLLinkElement>(`link[${styledSheetMark}]`);
  if (!link) return;
  const handed = document.createElementNS('urn:odysseus:styles', 'style');
  handed.setAttribute('data-styled', 'true');
  handed.setAttribute('data-styled-version', link.getAttribute(styledSheetMark) ?? '');
  handed.textContent = marksOf(link).join(separator);
  document.head.append(handed);
}

function marksOf({ sheet }: HTMLLinkElement): string[] {
  try {
    // Of each rule its selector alone is asked first: to write out all rules of a page takes a slow phone 15 ms.
    return [...(sheet?.cssRules ?? [])]
      .filter((rule) => 'selectorText' in rule && componentMark.test(String(rule.selectorText)))
      .map(({ cssText }) => cssText);
  } catch {
    // Of another origin that doesn't let its rules be read.
    return [];
  }
}
