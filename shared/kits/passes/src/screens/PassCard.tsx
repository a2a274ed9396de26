import { FoldSummary, HowKnown, pageCopy, Typeset } from '@odysseus/page';
import { passesCopy } from '../logic/copy';
import type { CompiledPass, CompiledPasses } from '../logic/compiledPasses';
import { fareLines } from './fareLines';
import { offerNames } from './offerNames';
import * as S from './PassCard.styles';

/** All about one pass: prices, what it opens and what not, its time, where to buy it and who shouldn't. */
export function PassCard({
  pass,
  currency,
}: {
  readonly pass: CompiledPass;
  readonly currency: CompiledPasses['currency'];
}) {
  const names = offerNames(pass.offers.map(({ name }) => name));
  return (
    <S.Card id={pass.key}>
      <S.Name>{pass.name}</S.Name>
      <S.Summary>
        <Typeset text={pass.summary} />
      </S.Summary>
      <S.Offers>
        {pass.offers.map((offer, index) => (
          <li key={offer.key}>
            <span>{names[index]}</span>
            <S.Prices>
              {fareLines(offer.fares, currency, pass).map(({ price, who }) => (
                <span key={who}>
                  <strong>{price}</strong>{' '}
                  {offer.fares.length > 1 || offer.fares[0]?.ages ? <small>{who}</small> : null}
                </span>
              ))}
            </S.Prices>
          </li>
        ))}
      </S.Offers>
      <details>
        <FoldSummary>{passesCopy.allOfPass}</FoldSummary>
        <Folded pass={pass} />
      </details>
    </S.Card>
  );
}

/** What one wants to know of a pass that may be the right one. */
function Folded({ pass }: { readonly pass: CompiledPass }) {
  return (
    <>
      <S.Counts>
        <S.CountsIcon name="clock" size={18} />
        <span>
          <S.Label>{passesCopy.countsTime}</S.Label> <Typeset text={pass.counts} />
        </span>
      </S.Counts>
      <S.Lists>
        <Points icon="check" title={passesCopy.includes} points={pass.includes} tone="opens" />
        <Points icon="x" title={passesCopy.excludes} points={pass.excludes} tone="shut" />
      </S.Lists>
      <S.Facts>
        <div>
          <dt>{passesCopy.buy}</dt>
          <dd>
            <Typeset text={pass.buy} />
          </dd>
        </div>
        <div>
          <dt>{passesCopy.skipIf}</dt>
          <dd>
            <Typeset text={pass.skipIf} />
          </dd>
        </div>
      </S.Facts>
      {pass.tips ? (
        <S.Tips>
          {pass.tips.map((tip) => (
            <li key={tip}>
              <Typeset text={tip} />
            </li>
          ))}
        </S.Tips>
      ) : null}
      <HowKnown known={pass.known} facts={[['fare', pageCopy.known.usual.fares]]} links={pass.links} />
    </>
  );
}

interface PointsProps {
  readonly icon: string;
  readonly title: string;
  readonly points: readonly string[];
  readonly tone: S.Tone;
}

function Points({ icon, title, points, tone }: PointsProps) {
  return (
    <S.Side $tone={tone}>
      <h4>{title}</h4>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <S.Mark name={icon} size={16} />
            <span>
              <Typeset text={point} />
            </span>
          </li>
        ))}
      </ul>
    </S.Side>
  );
}
