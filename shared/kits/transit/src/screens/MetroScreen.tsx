import type { ScreenProps } from '@odysseus/contract';
import {
  Scams,
  Numbers,
  Steps,
  Table,
  Text,
  Contents,
  ScreenHeader,
  HowKnown,
  PrintFoot,
  Section,
  pageCopy,
  shareLine,
  Typeset,
} from '@odysseus/page';
import { TellHead } from '@odysseus/runtime';
import type { CompiledMetro } from '../logic/compiledMetro';
import { metroCopy } from './copy';
import { JourneyPlanner } from './JourneyPlanner';
import { NetworkLines } from './NetworkLines';
import { SchematicFrame } from './SchematicFrame';
import type { MetroBlock } from '../logic/metroScreenSchema';
import { stationKey } from '../logic/stationNames';
import { useNetworkPlanner } from './useNetworkPlanner';
import { Introduction } from './MetroScreen.styles';

interface MetroScreenProps extends ScreenProps {
  readonly content: CompiledMetro;
}

/** A city's underground: planner, drawing, every line in words, tickets and rules. Everything is in memory: it works without a network. */
export function MetroScreen({ content, route }: MetroScreenProps) {
  const { network, city, stationNotes } = content;
  const { journey, ask, question, ...planner } = useNetworkPlanner(city.key, network);
  const { sections } = metroCopy;
  const blocks = [...content.first, ...content.blocks];
  const known = shareLine([
    {
      facts: 'fares and rules',
      read: blocks.filter((block) => block.known !== undefined).length,
      of: blocks.length,
    },
  ]);
  const anchors: readonly (readonly [id: string, title: string, count?: number])[] = [
    ['planner', sections.planner],
    ['orientation', pageCopy.sections.orientation],
    ...content.first.map(anchorOf),
    ['map', sections.map],
    ['lines', sections.lines, network.lines.length],
    ...content.blocks.map(anchorOf),
  ];
  return (
    <article>
      {globalThis.PRERENDERING ? <TellHead head={{ description: content.lead, modified: content.edited }} /> : null}
      <ScreenHeader title={content.title} lead={content.lead} known={known} />
      <Contents label={metroCopy.contents} sections={anchors.map(([id, title, count]) => ({ id, title, count }))} />
      <Section id="planner" title={sections.planner}>
        <JourneyPlanner
          {...planner}
          network={network}
          question={question}
          onAsk={ask}
          journey={journey}
          notes={stationNotes}
        />
      </Section>
      <Section id="orientation" title={pageCopy.sections.orientation}>
        <Introduction>
          {content.introduction.map((paragraph) => (
            <p key={paragraph}>
              <Typeset text={paragraph} />
            </p>
          ))}
        </Introduction>
      </Section>
      {content.first.map((block) => (
        <MetroBlockSection key={block.title} block={block} />
      ))}
      <Section id="map" title={sections.map}>
        <SchematicFrame
          network={network}
          centre={city.centre}
          journey={journey}
          onChoose={(end, station) => ask({ ...question, [end]: station })}
        />
      </Section>
      <Section deferred id="lines" title={sections.lines}>
        <NetworkLines network={network} />
      </Section>
      {content.blocks.map((block) => (
        <MetroBlockSection folded key={block.title} block={block} />
      ))}
      {content.links ? (
        <Section below id="links" title={pageCopy.links}>
          <HowKnown links={content.links} />
        </Section>
      ) : null}
      <PrintFoot path={route.path} edited={content.edited} />
    </article>
  );
}

function anchorOf({ title }: MetroBlock): readonly [string, string] {
  return [stationKey(title), title];
}

interface MetroBlockSectionProps {
  readonly block: MetroBlock;
  /** Whether it opens at a reader's wish. */
  readonly folded?: boolean;
}

function MetroBlockSection({ block, folded = false }: MetroBlockSectionProps) {
  return (
    <Section deferred id={stationKey(block.title)} title={block.title} line={block.line} folded={folded}>
      <Body block={block} />
      <HowKnown known={block.known} confirm={block.confirm} several links={block.links} />
    </Section>
  );
}

function Body({ block }: { readonly block: MetroBlock }) {
  switch (block.type) {
    case 'text':
      return <Text {...block} />;
    case 'steps':
      return <Steps {...block} />;
    case 'table':
      // The section has the title already: two regions of one name can't be told apart.
      return <Table {...block} title={metroCopy.table(block.title)} />;
    case 'numbers':
      return <Numbers {...block} />;
    case 'scams':
      return <Scams {...block} />;
  }
}
