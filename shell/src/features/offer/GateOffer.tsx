import type { ExpertPass, Gate } from '@odysseus/contract';
import { ButtonLink, Icon } from '@odysseus/ui';
import { useCallback } from 'react';
import { useRelease } from '../../services/page';
import { dateInWords, usePremium, useReading } from '../premium';
import { chosenPass } from './chosenPass';
import { checkoutPath } from './constants';
import { offerCopy } from './copy';
import { Entries, Entry, EntryName, Offer, Sample, Small } from './GateOffer.styles';
import { Opened } from './Opened';
import { PassPrices } from './PassPrices';
import { readGate } from './readGate';
import { usePublicPasses } from './usePublicPasses';

export interface GateOfferProps {
  /** The screen behind the gate: its path, and its name in the menu. */
  readonly path: string;
  readonly text: string;
  /** Address of the entry of its remote. */
  readonly entry: string;
}

/** What a gate says of the offer. Of a screen that is not written yet nothing is sold: it tells what a pass opens instead. */
export function GateOffer(props: GateOfferProps) {
  const { find } = useRelease();
  return <Offer>{find(props.path)?.route.preparation ? <Meanwhile /> : <OfScreen {...props} />}</Offer>;
}

function Meanwhile() {
  return (
    <>
      <Opened />
      <p>
        <ButtonLink kind="quiet" to={checkoutPath}>
          {offerCopy.compare}
        </ButtonLink>
      </p>
    </>
  );
}

/** What access costs, what is behind the gate, and what a pass opens besides. */
function OfScreen({ path, text, entry }: GateOfferProps) {
  const { wanted } = usePremium();
  const passes = usePublicPasses();
  const gate = useReading(useCallback((signal: AbortSignal) => readGate(entry, path, signal), [entry, path]));
  const remember = () => wanted.remember({ path, text });
  // Signing in comes before the payment, and both lead back to the screen.
  const take = (pass: ExpertPass) => {
    chosenPass.choose(pass.id);
    remember();
  };
  return (
    <>
      <section aria-labelledby="gate-costs">
        <h2 id="gate-costs">{offerCopy.costs}</h2>
        <PassPrices passes={passes} link={{ to: checkoutPath, onFollow: take }} />
        <Small>{offerCopy.lead}</Small>
        <ButtonLink kind="quiet" to={checkoutPath} onClick={remember}>
          {offerCopy.compare}
        </ButtonLink>
      </section>
      {gate.reading.state === 'ready' && gate.reading.value ? <Behind gate={gate.reading.value} /> : null}
      <Opened folded />
    </>
  );
}

function Behind({ gate: { counts, entries, sample } }: { readonly gate: Gate }) {
  return (
    <>
      {counts.length > 0 || entries.length > 0 ? (
        <section aria-labelledby="gate-behind">
          <h2 id="gate-behind">{offerCopy.behind}</h2>
          {counts.length > 0 ? <p>{offerCopy.counts(counts.map(({ count, what }) => `${count} ${what}`))}</p> : null}
          {entries.length > 0 ? (
            <Entries aria-label={offerCopy.among}>
              {entries.map(({ name, kind, area }) => (
                <Entry key={name}>
                  <Icon name="lock" size={18} />
                  <div>
                    <EntryName>{name}</EntryName>
                    <Small as="span">
                      {kind}
                      {'\u00a0· '}
                      {area}
                    </Small>
                  </div>
                </Entry>
              ))}
            </Entries>
          ) : null}
        </section>
      ) : null}
      {sample ? (
        <section aria-labelledby="gate-sample">
          <h2 id="gate-sample">{offerCopy.sample}</h2>
          <Sample>
            <p>{sample.question}</p>
            <p>{sample.answer.join(' ')}</p>
          </Sample>
          <Small>{offerCopy.asked(dateInWords(sample.asked))}</Small>
        </section>
      ) : null}
    </>
  );
}
