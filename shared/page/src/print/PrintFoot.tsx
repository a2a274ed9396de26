import { formatDate, type CivilDate } from '@odysseus/model';
import { useEffect, useRef } from 'react';
import { pageCopy } from '../copy';
import { Foot } from './PrintFoot.styles';
import { whenPrinting } from './whenPrinting';

interface PrintFootProps {
  /** Of the screen that is printed. */
  readonly path: string;
  /** When its text was last edited. */
  readonly edited: CivilDate;
}

/** What a printed page says at its end: where it stands, of when it is, and what it leaves out. */
export function PrintFoot({ path, edited }: PrintFootProps) {
  const foot = useRef<HTMLParagraphElement>(null);
  const words = (origin: string): string => pageCopy.printed(origin + path, formatDate(edited));
  useEffect(() => {
    // A page that is prerendered does not know where it will stand. It is written in before the sheets are laid out.
    return whenPrinting(() => {
      if (foot.current) foot.current.textContent = words(location.origin);
    });
  });
  return <Foot ref={foot}>{words('')}</Foot>;
}
