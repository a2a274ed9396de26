import { formatDate, type CivilDate } from '@odysseus/model';
import { useEffect, useState } from 'react';
import { pageCopy } from '../copy';
import { Foot } from './PrintFoot.styles';

interface PrintFootProps {
  /** Of the screen that is printed. */
  readonly path: string;
  /** When its text was last edited. */
  readonly edited: CivilDate;
}

/** What a printed page says at its end: where it stands, of when it is, and what it leaves out. */
export function PrintFoot({ path, edited }: PrintFootProps) {
  // A page that is prerendered does not know where it will stand.
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(location.origin), []);
  return <Foot>{pageCopy.printed(origin + path, formatDate(edited))}</Foot>;
}
