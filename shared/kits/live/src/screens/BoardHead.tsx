import { SharedHeading } from '@odysseus/page';
import { Link } from '@odysseus/runtime';
import type { Board } from '../logic/shownBoard';
import type { CompiledLive } from '../logic/compiledLive';
import { liveCopy } from '../logic/copy';
import type { Reports } from '../logic/withReport';
import type { BoardLink } from './useLiveReports';
import { Advice, Clock, Freshness, Head, Inner, Today } from './BoardHead.styles';

interface BoardHeadProps {
  readonly content: Pick<CompiledLive, 'title' | 'lead' | 'city'>;
  readonly board: Pick<Board, 'moment' | 'advice'>;
  readonly reports: Reports;
  readonly link: BoardLink;
  readonly now: Date;
}

/** The city's clock, what the next three hours ask for, and how fresh the board is. */
export function BoardHead({ content, board: { moment, advice }, reports, link, now }: BoardHeadProps) {
  return (
    <Head>
      <Inner>
        <div>
          <SharedHeading>{content.title}</SharedHeading>
          <Clock>
            <time dateTime={now.toISOString()}>{moment.clock}</time>
          </Clock>
          <Today>
            {liveCopy.dayName(moment.weekday, moment.date)} · {liveCopy.cityTime(content.city.name)}
          </Today>
        </div>
        <Advice aria-labelledby="advice-title">
          <h2 id="advice-title">{liveCopy.adviceTitle}</h2>
          {advice.length > 0 ? advice.map((sentence) => <p key={sentence}>{sentence}</p>) : <p>{liveCopy.nothing}</p>}
        </Advice>
        <LinkLine link={link} reports={reports} />
      </Inner>
    </Head>
  );
}

/** Whether reports come at all, said to everybody; only a change of it is read out. */
function LinkLine({ link, reports }: { readonly link: BoardLink; readonly reports: Reports }) {
  return (
    <Freshness role="status" data-link={link}>
      {linkWords(link, reports)}
      {link === 'ended' ? (
        <>
          {' '}
          <Link to="/app/checkout">{liveCopy.link.renew}</Link>
        </>
      ) : null}
    </Freshness>
  );
}

function linkWords(link: BoardLink, reports: Reports): string {
  if (link !== 'open') return liveCopy.link[link];
  const all = [reports.weather, reports.transit, reports.alerts].filter((report) => report !== undefined);
  const fresh = all.filter(({ state }) => state === 'fresh').map(({ source }) => liveCopy.sources[source]);
  const troubled = all
    .filter(({ state }) => state === 'failed' || state === 'stale')
    .map(({ source, state, trouble }) => liveCopy.sourceState(liveCopy.sources[source], state, trouble));
  if (fresh.length === 0 && troubled.length === 0) return liveCopy.link.none;
  return [...(fresh.length > 0 ? [liveCopy.link.live(fresh)] : []), ...troubled].join(' ');
}
