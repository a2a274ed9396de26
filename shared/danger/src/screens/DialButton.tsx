import { Icon } from '@odysseus/ui';
import type { HelpNumber } from '../help/schema';
import { Dial, Digits, Line, What, Words } from './DialButton.styles';
import { numberHref } from './numberHref';

/** A number of more signs than this is printed smaller, to stand on one line of a telephone. */
const longestShort = 6;

interface DialButtonProps {
  readonly number: HelpNumber;
  /** What it is for, in words. */
  readonly what: string;
  /** The one to dial before any other. */
  readonly first?: boolean;
  /** A further line: what it is called there, or what it does. */
  readonly line?: string | undefined;
  /** Language of the further line, where it is another than the page's. */
  readonly lang?: string | undefined;
}

/** A number as a button that a shaking thumb finds: dials on a tap, or opens a message. */
export function DialButton({ number, what, first = false, line, lang }: DialButtonProps) {
  return (
    <Dial href={numberHref(number)} $first={first} $long={number.number.length > longestShort}>
      <Digits>
        <Icon name={number.sms ? 'message-circle' : 'phone'} size={first ? 28 : 18} />
        {number.number}
      </Digits>{' '}
      <Words>
        <What>{what}</What> {line ? <Line lang={lang}>{line}</Line> : null}
      </Words>
    </Dial>
  );
}
