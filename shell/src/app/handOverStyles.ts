import { styledNamesId, styledSheetMark } from '@odysseus/contract';

/** What stands between two entries of what the library is handed. */
const separator = '/*!sc*/\n';
/** A component's id, and the classes that the page's sheet has rules for. */
const nameLine = /^([\w-]+) ([\w,-]+)$/;

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
  handed.textContent = link.sheet ? marks().join(separator) : '';
  document.head.append(handed);
}

/** As the library writes them behind the rules of each component: with its number, in the order of the rules. */
function marks(): string[] {
  const lines = document.getElementById(styledNamesId)?.textContent.split('\n') ?? [];
  return lines.flatMap((line, index) => {
    const [, id, classes] = nameLine.exec(line) ?? [];
    return id === undefined ? [] : [`data-styled.g${index + 1}[id="${id}"]{content:"${classes ?? ''},"}`];
  });
}
