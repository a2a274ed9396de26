import type { ScreenProps } from '@odysseus/contract';
import { Contents, PrintFoot, ShareButton, Still, pageCopy, shareLine, type StillPart } from '@odysseus/page';
import { Hero } from '@odysseus/ui';
import type { PicturedOpening } from './picturedOverview';
import { HowMuch } from './OverviewScreen.styles';

interface OverviewScreenProps extends ScreenProps {
  readonly content: PicturedOpening;
  /** All its sections, of which nothing changes while they are read. */
  readonly still: StillPart;
}

/** All that an overview may have. */
const sectionsInOrder = [
  'book',
  'orientation',
  'ready',
  'basics',
  'arrivals',
  'areas',
  'months',
  'entry',
  'screens',
] as const;

/** A city's (or a country's) overview: everything to know before the first day. */
export function OverviewScreen({ content, still, route, siblings }: OverviewScreenProps) {
  const { sections } = pageCopy;
  const { counts, shares } = content;
  const known = shareLine(shares);
  const uncounted: readonly string[] = ['orientation', 'months'];
  const contents = sectionsInOrder.flatMap((id) => {
    const count = counts[id as keyof typeof counts];
    const section = { id, title: sections[id] };
    return count === undefined ? (uncounted.includes(id) ? [section] : []) : [{ ...section, count }];
  });
  return (
    <article>
      <Hero
        title={content.title}
        lead={content.lead}
        picture={content.picture}
        alt={content.hero.alt}
        caption={pageCopy.illustration}
      >
        {known === undefined ? null : <HowMuch>{known}</HowMuch>}
        <ShareButton worded />
      </Hero>
      <Contents label={pageCopy.contents} sections={contents} />
      <Still part={still} route={route} siblings={siblings} />
      <PrintFoot path={route.path} edited={content.edited} />
    </article>
  );
}
