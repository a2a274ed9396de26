import { FoldSummary } from '@odysseus/page';
import type { Chapter, Landmark } from '../logic/compiledStory';
import { sayYear } from '../logic/storyTime';
import { storyCopy } from './copy';
import { beginningOf, landmarkSpans, landmarksOf, landmarkState } from '../logic/landmarkState';
import { Bar, LandmarkList, Name, Now, Others, Span, Standing, ToCome } from './YearSlider.styles';
import { shareOfYear } from '../logic/yearStops';

interface LandmarksProps {
  readonly landmarks: readonly Landmark[];
  /** The one of the year: its landmarks stand first, in the open. */
  readonly chapter: Chapter | undefined;
  readonly year: number;
  readonly stops: readonly number[];
}

/** As many stand in the open, whatever a chapter tells of; of more, only the chapter's. */
const openAtMost = 8;

const copy = storyCopy.years;
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** Each landmark's years as a bar under the slider in order of building, and in words what of it stands; what isn't built yet is one line. */
export function Landmarks({ landmarks, chapter, year, stops }: LandmarksProps) {
  const inOrder = [...landmarks].sort((a, b) => beginningOf(a) - beginningOf(b));
  const isToCome = (landmark: Landmark) => landmarkState(landmark, year).standing === 'notYet';
  const toCome = inOrder.filter(isToCome);
  const begun = inOrder.filter((landmark) => !isToCome(landmark));
  const first = landmarks.length > openAtMost && chapter ? landmarksOf(chapter, begun) : begun;
  const others = begun.filter((landmark) => !first.includes(landmark));
  const rowOf = (landmark: Landmark) => <Row key={landmark.id} landmark={landmark} year={year} stops={stops} />;
  return (
    <>
      <LandmarkList aria-label={copy.landmarks(sayYear(year))}>
        {first.map(rowOf)}
        {toCome.length > 0 ? <ToCome>{copy.toCome(toCome.map(({ name }) => name))}</ToCome> : null}
      </LandmarkList>
      {others.length > 0 ? (
        <Others>
          <FoldSummary>{copy.others(others.length, landmarks.length)}</FoldSummary>
          <LandmarkList aria-label={copy.alsoStood(sayYear(year))}>{others.map(rowOf)}</LandmarkList>
        </Others>
      ) : null}
    </>
  );
}

function Row({ landmark, year, stops }: { readonly landmark: Landmark } & Pick<LandmarksProps, 'year' | 'stops'>) {
  const { standing } = landmarkState(landmark, year);
  const today = stops.at(-1) ?? year;
  return (
    <li data-standing={standing}>
      <Name>{landmark.name}</Name>
      <Standing>
        {standing === 'ruins' && Math.floor(year) >= today ? copy.ruinsToday : copy.standing[standing]}
      </Standing>
      <Bar aria-hidden="true">
        {landmarkSpans(landmark, today).map(({ from, to, ruins }) => (
          <Span
            key={from}
            data-ruins={ruins ? '' : undefined}
            style={{
              insetInlineStart: percent(shareOfYear(stops, from)),
              width: percent(Math.max(0.004, shareOfYear(stops, to) - shareOfYear(stops, from))),
            }}
          />
        ))}
        <Now style={{ insetInlineStart: percent(shareOfYear(stops, year)) }} />
      </Bar>
    </li>
  );
}
