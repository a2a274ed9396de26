import { Section, LineBullet, HowKnown } from '@odysseus/page';
import type { CompiledLive } from '../logic/compiledLive';
import { liveCopy } from '../logic/copy';
import { metroLine } from '../logic/metroLine';
import { DayCard } from './DayCard';
import { isBrief } from '../logic/dayItems';
import { ProvenanceMark } from './ProvenanceMark';
import type { TransitLine, TransitNow } from '../logic/transitNow';
import { Cards, LineCard, Lines, Look, Unknown } from './TransitSection.styles';

const copy = liveCopy.transit;

interface TransitSectionProps {
  readonly transit: TransitNow;
  readonly content: Pick<CompiledLive, 'lines' | 'look' | 'transport'>;
  readonly now: Date;
}

/** How trains run: the operator's word where there is a source, else planned works alone. */
export function TransitSection({ transit, content: { lines: colours, look, transport }, now }: TransitSectionProps) {
  const { lines, works, listed, provenance, trouble } = transit;
  const normal = lines?.filter(({ status }) => status === 'normal') ?? [];
  const troubled = lines?.filter(({ status }) => status !== 'normal') ?? [];
  return (
    <Section id="transit" title={transport.name}>
      {lines ? (
        <Lines data-stale={provenance?.stale ? 'true' : undefined}>
          {troubled.length > 0 ? (
            <Cards>
              {troubled.map((line) => (
                <Line key={line.name} line={line} colours={colours} transport={transport} />
              ))}
            </Cards>
          ) : null}
          <p>
            {troubled.length === 0
              ? copy.allNormal
              : normal.length > 0
                ? copy.normal(normal.map(({ name }) => liveCopy.lineName(name)))
                : null}
          </p>
          {provenance ? <ProvenanceMark provenance={provenance} now={now} /> : null}
        </Lines>
      ) : null}
      {trouble ? <Unknown>{trouble}</Unknown> : null}
      {works.length > 0 ? (
        <Cards>
          {works.map((item) => (
            <DayCard key={item.id} item={item} now={now} language={transport.language} open={isBrief(item)} />
          ))}
        </Cards>
      ) : null}
      {listed > works.length ? (
        <p>
          <a href="#days">{copy.listed(listed)}</a>
        </p>
      ) : null}
      <Look>
        {listed === 0 && !lines ? `${copy.noWorks} ` : ''}
        {lines ? copy.look : copy.lookNow}
      </Look>
      <HowKnown links={look.transit} />
    </Section>
  );
}

interface LineProps {
  readonly line: TransitLine;
  readonly colours: CompiledLive['lines'];
  readonly transport: CompiledLive['transport'];
}

function Line({ line: { name, status, messages }, colours, transport }: LineProps) {
  // Messages come in the operator's language.
  const { language } = transport;
  const bullet = colours.find(({ id }) => name === metroLine(transport, id));
  const [first] = messages;
  return (
    <LineCard data-status={status}>
      {bullet ? <LineBullet line={bullet} /> : <strong>{liveCopy.lineName(name)}</strong>}
      <strong>{liveCopy.statusWords[status]}</strong>
      {first ? (
        <details>
          <summary>{copy.operator(language)}</summary>
          {messages.slice(0, 3).map(({ title, text }) => (
            <p key={title} lang={language}>
              <strong>{title}</strong> {text}
            </p>
          ))}
        </details>
      ) : null}
    </LineCard>
  );
}
