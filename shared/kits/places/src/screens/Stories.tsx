import type { LitSide, Entry } from '@odysseus/model';
import { placeCopy } from '../logic/copy';
import { Note, Story } from './Stories.styles';

interface StoriesProps {
  readonly entry: Entry;
  readonly light: readonly LitSide[] | undefined;
}

/** What a screen tells of a place at more length, folded: visits by minutes, history by dates, the hours of sun. */
export function Stories({ entry: { visits, history }, light }: StoriesProps) {
  return (
    <>
      {visits ? (
        <Story>
          <summary>{placeCopy.visits}</summary>
          {visits.map(({ minutes, stops }) => (
            <div key={minutes}>
              <h4>{placeCopy.visitOf(minutes)}</h4>
              <ol>
                {stops.map((stop) => (
                  <li key={stop}>{stop}</li>
                ))}
              </ol>
            </div>
          ))}
        </Story>
      ) : null}
      {history ? (
        <Story>
          <summary>{history.length === 3 ? placeCopy.history : placeCopy.historyMore}</summary>
          <dl>
            {history.map(({ date, text }) => (
              <div key={date + text}>
                <dt>{date}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Story>
      ) : null}
      {light ? (
        <Story>
          <summary>{placeCopy.light}</summary>
          <dl>
            {light.map(({ side, seasons }) => (
              <div key={side}>
                <dt>{side}</dt>
                <dd>{seasons.map(({ day, from, to }) => placeCopy.lightOf(day, from, to)).join(' · ')}</dd>
              </div>
            ))}
          </dl>
          <Note>{placeCopy.lightNote}</Note>
        </Story>
      ) : null}
    </>
  );
}
