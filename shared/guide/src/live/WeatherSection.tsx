import { Notice } from '@odysseus/ui';
import { Section } from '../layout/Section';
import { Sources } from '../sources/Sources';
import { liveCopy } from './copy';
import { ProvenanceMark } from './ProvenanceMark';
import type { CompiledLive } from './compiledLive';
import { skyWords } from './sky';
import type { Warning } from './tripAlerts';
import type { WeatherHour, WeatherNow } from './weatherNow';
import classes from './WeatherSection.module.css';

const copy = liveCopy.weather;

interface WeatherSectionProps {
  readonly weather: WeatherNow;
  readonly warnings: readonly Warning[];
  readonly look: CompiledLive['look']['weather'];
  readonly now: Date;
}

/** The hours to come from the forecast, else the month as it usually is; and the authorities' warnings. */
export function WeatherSection({ weather, warnings, look, now }: WeatherSectionProps) {
  return (
    <Section id="weather" title={copy.title}>
      {warnings.length > 0 ? (
        <Notice tone="warning" title={liveCopy.warnings}>
          <ul className={classes['warnings']}>
            {warnings.map(({ alert, provenance }) => (
              <li key={alert.id}>
                <strong>{alert.headline}</strong> {alert.text} <ProvenanceMark provenance={provenance} now={now} />
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {weather.is === 'forecast' ? (
        <div data-stale={weather.provenance.stale ? 'true' : undefined} className={classes['forecast']}>
          <ol className={classes['hours']}>
            {weather.hours.map((hour) => (
              <Hour key={hour.clock} hour={hour} />
            ))}
          </ol>
          <ProvenanceMark provenance={weather.provenance} now={now} />
        </div>
      ) : null}
      {weather.is === 'typical' ? (
        <div className={classes['typical']}>
          <p>{copy.typical(weather.low, weather.high, weather.rainDays)}</p>
          <p>{weather.note}</p>
          <ProvenanceMark provenance={weather.provenance} now={now} />
        </div>
      ) : null}
      {weather.is === 'forecast' ? null : <p className={classes['look']}>{copy.look}</p>}
      {weather.is === 'forecast' ? null : <Sources sources={look} />}
    </Section>
  );
}

function Hour({ hour: { clock, temperature, code, wet, chance } }: { readonly hour: WeatherHour }) {
  return (
    <li className={classes['hour']} data-wet={wet ? 'true' : undefined}>
      <span className={classes['clock']}>{clock}</span>
      <strong>{Math.round(temperature)} °C</strong>
      <span>{skyWords(code)}</span>
      {chance === undefined ? null : <span>{copy.chance(chance)}</span>}
    </li>
  );
}
