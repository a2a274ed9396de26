import { isGeneral } from '@odysseus/model';
import { FoldSummary, HowKnown, pageCopy, Typeset } from '@odysseus/page';
import type { CompiledPasses } from '../logic/compiledPasses';
import { passesCopy } from '../logic/copy';
import { toldCents } from '../logic/formatCents';
import { Fold, Price } from './Carriers.styles';
import { Short } from './PassesScreen.styles';

/** What carries tickets for rides: a phone, and folded, the cards that do so for those who have none. */
export function Carriers({ carriers, currency }: Pick<CompiledPasses, 'carriers' | 'currency'>) {
  return (
    <>
      <p>{passesCopy.cardsLine}</p>
      {carriers.length > 0 ? (
        <Fold>
          <FoldSummary>
            <h3>{passesCopy.cards}</h3>
            <span>{carriers.map(({ name }) => name).join(', ')}</span>
          </FoldSummary>
          <Short>
            {carriers.map(({ key, name, cents, text, known }) => (
              <div key={key}>
                <dt>
                  {name} <Price>{toldCents({ cents, currency }, isGeneral({ known }, 'price'))}</Price>
                </dt>
                <dd>
                  <Typeset text={text} />
                  <HowKnown known={known} facts={[['price', pageCopy.known.usual.price]]} />
                </dd>
              </div>
            ))}
          </Short>
        </Fold>
      ) : null}
    </>
  );
}
