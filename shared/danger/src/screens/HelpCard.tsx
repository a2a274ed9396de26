import type { ReactNode } from 'react';
import { helpCopy } from '../help/copy';
import type { Help } from '../help/helpFor';
import { DialButton } from './DialButton';
import { Card, Numbers, Steps } from './HelpCard.styles';
import { lineBeside } from './lineBeside';
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
    <Card lang={help.language}>
      <Numbers>
        {help.numbers.map((number, index) => (
          <DialButton
            key={`${number.number} ${number.name}`}
            number={number}
            what={whatFor(number, help.language)}
            first={index === 0}
            {...(number.service === 'text'
              ? lineBeside(number, help.spoken, help.language)
              : { line: nameThere(number, help.language), lang: help.spoken })}
          />
        ))}
      </Numbers>
      <Steps aria-label={copy.steps}>
        {help.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
      <Sentence sentence={help.sentence} spoken={help.spoken} copy={copy} />
      {nearest}
    </Card>
  );
}
