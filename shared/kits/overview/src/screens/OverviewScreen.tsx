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

/** A city's (or a country's) overview: everything to know before the first day. */
export function OverviewScreen({ content, still, route, siblings }: OverviewScreenProps) {
  const { sections } = pageCopy;
  const { has } = content;
  const known = shareLine(content.shares);
  const contents = [
    ['book', sections.book],
    ['orientation', sections.orientation],
    ...(has.includes('ready') ? [['ready', sections.ready] as const] : []),
    ...(has.includes('basics') ? [['basics', sections.basics] as const] : []),
    ['arrivals', sections.arrivals],
    ['areas', sections.areas],
    ['months', sections.months],
    ['entry', sections.entry],
    ...(has.includes('screens') ? [['screens', sections.screens] as const] : []),
  ] as const;
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
      <Contents label={pageCopy.contents} sections={contents.map(([id, title]) => ({ id, title }))} />
      <Still part={still} route={route} siblings={siblings} />
      <PrintFoot path={route.path} edited={content.edited} />
    </article>
  );
}
