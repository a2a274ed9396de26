import { Typeset } from '@odysseus/page';
import type { ReactNode } from 'react';
import { Content, Fold, Line, Sign } from './Folded.styles';

interface FoldedProps {
  readonly id: string;
  readonly title: string;
  readonly line?: string | undefined;
  readonly children: ReactNode;
}

/** A section that is closed until it is wanted. Opens without scripts. */
export function Folded({ id, title, line, children }: FoldedProps) {
  return (
    <Fold id={id}>
      <summary>
        <h3>{title}</h3>
        <Sign name="chevron-down" size={20} />
      </summary>
      <Content>
        {line ? (
          <Line>
            <Typeset text={line} />
          </Line>
        ) : null}
        {children}
      </Content>
    </Fold>
  );
}
