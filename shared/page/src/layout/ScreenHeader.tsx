import { keepTogether } from '@odysseus/model';
import { SharedHeading } from './SharedHeading';
import { Header, HowMuch, Lead, Vignette } from './ScreenHeader.styles';

interface ScreenHeaderProps {
  readonly title: string;
  readonly lead: string;
  readonly introduction?: readonly string[];
  /** How much of what it tells is known how, in a line. */
  readonly known?: string | undefined;
  /** Address of a vignette, shown beside the words where there is room. */
  readonly vignette?: string | undefined;
}

/** How a screen without a large picture opens. */
export function ScreenHeader({ title, lead, introduction = [], known, vignette }: ScreenHeaderProps) {
  return (
    <Header $pictured={Boolean(vignette)}>
      <div>
        <SharedHeading>{title}</SharedHeading>
        <Lead>{keepTogether(lead)}</Lead>
        {introduction.map((paragraph) => (
          <p key={paragraph}>{keepTogether(paragraph)}</p>
        ))}
        {known === undefined ? null : <HowMuch>{known}</HowMuch>}
      </div>
      {vignette ? <Vignette src={vignette} alt="" width={320} height={200} /> : null}
    </Header>
  );
}
