import { formatDate, type CivilDate } from '@odysseus/model';
import { ScreenHeading } from '@odysseus/ui';
import { pageCopy } from '../copy';
import { Checked, Header, Lead, Vignette } from './ScreenHeader.styles';

interface ScreenHeaderProps {
  readonly title: string;
  readonly lead: string;
  readonly introduction?: readonly string[];
  /** ISO date. */
  readonly checkedOn: CivilDate;
  /** Address of a vignette, shown beside the words where there is room. */
  readonly vignette?: string | undefined;
}

/** How a screen without a large picture opens. */
export function ScreenHeader({ title, lead, introduction = [], checkedOn, vignette }: ScreenHeaderProps) {
  return (
    <Header $pictured={Boolean(vignette)}>
      <div>
        <ScreenHeading>{title}</ScreenHeading>
        <Lead>{lead}</Lead>
        {introduction.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Checked>{pageCopy.checked(formatDate(checkedOn))}</Checked>
      </div>
      {vignette ? <Vignette src={vignette} alt="" width={320} height={200} /> : null}
    </Header>
  );
}
