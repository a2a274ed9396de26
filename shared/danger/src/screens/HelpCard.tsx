import type { ReactNode } from 'react';
import { helpCopy } from '../help/copy';
import type { Help } from '../help/helpFor';
import { DialButton } from './DialButton';
import classes from './HelpCard.module.css';
import { nameThere } from './nameThere';
import { Sentence } from './Sentence';
import { whatFor } from './whatFor';

interface HelpCardProps {
  readonly help: Help;
  /** Where the nearest help is, from whoever knows places. */
  readonly nearest?: ReactNode;
}

/** Help with one kind of danger, in the order in which it is needed: whom to call, what to do, what to say. */
export function HelpCard({ help, nearest }: HelpCardProps) {
  const copy = helpCopy[help.language];
  return (
    <div className={classes['card']} lang={help.language}>
      <div className={classes['numbers']}>
        {help.numbers.map((number, index) => (
          <DialButton key={`${number.number} ${number.name}`} number={number} what={whatFor(number, help.language)} first={index === 0} line={nameThere(number, help.language)} lang={help.spoken} />
        ))}
      </div>
      <ol className={classes['steps']} aria-label={copy.steps}>
        {help.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Sentence sentence={help.sentence} spoken={help.spoken} copy={copy} />
      {nearest}
    </div>
  );
}
