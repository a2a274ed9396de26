import type { Landmark } from '../logic/compiledStory';
import { sayYear } from '../logic/storyTime';
import { storyCopy } from './copy';
import { landmarkSpans, landmarkState } from '../logic/landmarkState';
import { Bar, LandmarkList, Name, Now, Span, Standing } from './YearSlider.styles';
import { shareOfYear } from '../logic/yearStops';

interface LandmarksProps {
  readonly landmarks: readonly Landmark[];
  readonly year: number;
  readonly stops: readonly number[];
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** Each landmark's years as a bar under the slider, and in words what of it stands. */
export function Landmarks({ landmarks, year, stops }: LandmarksProps) {
  const now = percent(shareOfYear(stops, year));
  return (
    <LandmarkList aria-label={storyCopy.years.landmarks(sayYear(year))}>
      {landmarks.map((landmark) => {
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
    </LandmarkList>
  );
}
