import type { CompiledPlaceList, Block } from '@odysseus/model';
import { Section } from '../layout/Section';
import { HowKnown } from '../known/HowKnown';
import { Bills } from './Bills';
import { CardsBlock } from './CardsBlock';
import { ClosingDays } from './ClosingDays';
import { TableEntries } from './TableEntries';
import { Neighbourhoods } from './Neighbourhoods';
import { Scales } from './Scales';
import { Spending } from './Spending';
import { Calendar, Numbers, Phrases, Scams, Steps, Table, Text } from './simpleBlocks';

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly content: CompiledPlaceList;
  /** Begins the ids of the sections. */
  readonly id: string;
  /** Whether they stand below the first screen of any phone. */
  readonly below?: boolean;
  /** Whether each opens at a reader's wish. */
  readonly folded?: boolean;
}

/** What a screen holds beside its places, block by block. */
export function Blocks({ blocks, content, id, below = false, folded = false }: BlocksProps) {
  return blocks.map((block, index) => (
    <Section
      below={below}
      key={block.title}
      id={`${id}-${index + 1}`}
      title={block.title}
      line={block.line}
      folded={folded}
    >
      <BlockContent block={block} content={content} />
    </Section>
  ));
}

/** A block without its title. */
export function BlockContent({ block, content }: { readonly block: Block; readonly content: CompiledPlaceList }) {
  return (
    <>
      <Body block={block} content={content} />
      <HowKnown known={block.known} confirm={block.confirm} several links={block.links} />
    </>
  );
}

function Body({ block, content }: { readonly block: Block; readonly content: CompiledPlaceList }) {
  switch (block.type) {
    case 'text':
      return <Text {...block} />;
    case 'steps':
      return <Steps {...block} />;
    case 'table':
      return block.brief ? <TableEntries {...block} brief={block.brief} /> : <Table {...block} />;
    case 'numbers':
      return <Numbers {...block} />;
    case 'scams':
      return <Scams {...block} />;
    case 'phrases':
      return <Phrases {...block} />;
    case 'cards':
      return <CardsBlock {...block} />;
    case 'calendar':
      return <Calendar {...block} />;
    case 'closing-days':
      return <ClosingDays content={content} />;
    case 'scales':
      return <Scales content={content} />;
    case 'neighbourhoods':
      return <Neighbourhoods {...block} city={content.city} />;
    case 'spending':
      return <Spending {...block} />;
    case 'bills':
      return <Bills {...block} />;
  }
}
