import { useAccess } from '@odysseus/runtime';
import { useOpenByFragment } from '@odysseus/ui';
import { useEffect } from 'react';
import { deferredSections, layOutInPauses } from '../layout/layOutInPauses';
import { Kept } from './Still.styles';
import { useLinksWithin } from './useLinksWithin';
import type { StillPart, StillProps } from './stillPart';

/**
 * Shows a part of a screen that is read and changes nothing: as the page came with it, or drawn. Its links, and what an address
 * unfolds in it, are answered around it; locks go by the attribute of who has a pass.
 */
export function Still({ part, ...props }: StillProps & { readonly part: StillPart }) {
  const root = useOpenByFragment();
  const access = useAccess();
  useLinksWithin(root);
  useEffect(() => {
    // What is drawn by code does it itself.
    const sections = [...(root.current?.querySelectorAll<HTMLElement>(deferredSections) ?? [])];
    const cancels = sections.map(layOutInPauses);
    return () => cancels.forEach((cancel) => cancel());
  }, [root]);
  const attributes = {
    ref: root,
    'data-still': part.key,
    'data-pass': access.state === 'active' ? '' : undefined,
  };
  const Part = part.code();
  return Part ? (
    <Kept {...attributes}>
      <Part {...props} />
    </Kept>
  ) : (
    // What came with the page is left as it is; React compares it in no build for visitors.
    <Kept {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={part.html()} />
  );
}
