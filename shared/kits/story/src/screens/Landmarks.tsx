import type { Landmark } from '../logic/compiledStory';
import { sayYear } from '../logic/storyTime';
import { storyCopy } from './copy';
import { beginningOf, landmarkSpans, landmarkState } from '../logic/landmarkState';
import { Bar, LandmarkList, Name, Now, Span, Standing, ToCome } from './YearSlider.styles';
import { shareOfYear } from '../logic/yearStops';

interface LandmarksProps {
  readonly landmarks: readonly Landmark[];
  readonly year: number;
  readonly stops: readonly number[];
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** Each landmark's years as a bar under the slider in order of building, and in words what of it stands; what isn't built yet is one line. */
export function Landmarks({ landmarks, year, stops }: LandmarksProps) {
  const now = percent(shareOfYear(stops, year));
  const inOrder = [...landmarks].sort((a, b) => beginningOf(a) - beginningOf(b));
  const isToCome = (landmark: Landmark) => landmarkState(landmark, year).standing === 'notYet';
  const toCome = inOrder.filter(isToCome);
  return (
    <LandmarkList aria-label={storyCopy.years.landmarks(sayYear(year))}>
      {inOrder
        .filter((landmark) => !isToCome(landmark))
        .map((landmark) => {
          const { standing } = landmarkState(landmark, year);
          return (
            <li key={landmark.id} data-standing={standing}>
              <Name>{landmark.name}</Name>
              <Standing>{storyCopy.years.standing[standing]}</Standing>
              <Bar aria-hidden="true">
                {landmarkSpans(landmark, stops.at(-1) ?? year).map(([from, to]) => (
                  <Span
                    key={from}
                    style={{
                      insetInlineStart: percent(shareOfYear(stops, from)),
                      width: percent(Math.max(0.004, shareOfYear(stops, to) - shareOfYear(stops, from))),
                    }}
                  />
                ))}
                <Now style={{ insetInlineStart: now }} />
              </Bar>
            </li>
          );
        })}
      {toCome.length > 0 ? <ToCome>{storyCopy.years.toCome(toCome.map(({ name }) => name))}</ToCome> : null}
    </LandmarkList>
  );
}
