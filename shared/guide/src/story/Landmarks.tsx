import type { Landmark } from './compiledStory';
import { sayYear } from './clock';
import { storyCopy } from './copy';
import { landmarkSpans, landmarkState } from './landmarkState';
import { shareOfYear } from './yearStops';
import classes from './YearSlider.module.css';

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
    <ul className={classes['landmarks']} aria-label={storyCopy.years.landmarks(sayYear(year))}>
      {landmarks.map((landmark) => {
        const { standing } = landmarkState(landmark, year);
        return (
          <li key={landmark.id} data-standing={standing}>
            <span className={classes['name']}>{landmark.name}</span>
            <span className={classes['standing']}>{storyCopy.years.standing[standing]}</span>
            <span className={classes['bar']} aria-hidden="true">
              {landmarkSpans(landmark, stops.at(-1) ?? year).map(([from, to]) => (
                <span key={from} className={classes['span']} style={{ insetInlineStart: percent(shareOfYear(stops, from)), width: percent(Math.max(0.004, shareOfYear(stops, to) - shareOfYear(stops, from))) }} />
              ))}
              <span className={classes['now']} style={{ insetInlineStart: now }} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
