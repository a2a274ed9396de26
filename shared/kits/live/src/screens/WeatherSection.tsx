import { Section, HowKnown } from '@odysseus/page';
import { Notice } from '@odysseus/ui';
import { liveCopy } from '../logic/copy';
import { ProvenanceMark } from './ProvenanceMark';
import type { CompiledLive } from '../logic/compiledLive';
import { skyWords } from './sky';
import type { Warning } from '../logic/tripAlerts';
import type { WeatherHour, WeatherNow } from '../logic/weatherNow';
import { Clock, Forecast, HourCard, Hours, Look, Typical, Warnings } from './WeatherSection.styles';

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
          <Warnings>
            {warnings.map(({ alert, provenance }) => (
              <li key={alert.id}>
                <strong>{alert.headline}</strong> {alert.text} <ProvenanceMark provenance={provenance} now={now} />
              </li>
            ))}
          </Warnings>
        </Notice>
      ) : null}
      {weather.is === 'forecast' ? (
        <Forecast data-stale={weather.provenance.stale ? 'true' : undefined}>
          <Hours>
            {weather.hours.map((hour) => (
              <Hour key={hour.clock} hour={hour} />
            ))}
          </Hours>
          <ProvenanceMark provenance={weather.provenance} now={now} />
        </Forecast>
      ) : null}
      {weather.is === 'typical' ? (
        <Typical>
          <p>{copy.typical(weather.low, weather.high, weather.rainDays)}</p>
          <p>{weather.note}</p>
          <ProvenanceMark provenance={weather.provenance} now={now} />
        </Typical>
      ) : null}
      {weather.is === 'forecast' ? null : <Look>{copy.look}</Look>}
      {weather.is === 'forecast' ? null : <HowKnown links={look} />}
    </Section>
  );
}

function Hour({ hour: { clock, temperature, code, wet, chance } }: { readonly hour: WeatherHour }) {
  return (
    <HourCard data-wet={wet ? 'true' : undefined}>
      <Clock>{clock}</Clock>
      <strong>{Math.round(temperature)} °C</strong>
      <span>{skyWords(code)}</span>
      {chance === undefined ? null : <span>{copy.chance(chance)}</span>}
    </HourCard>
  );
}
