import type { CompiledCitySources } from '@odysseus/live';
import type { Configuration } from '../configuration';
import type { Provider } from './fetchFrom';
import { gtfsRealtime } from './gtfsRealtime';
import type { LiveSource } from './LiveSource';
import { meteoAlarm } from './meteoAlarm';
import { mitStrikes } from './mitStrikes';
import { openMeteo } from './openMeteo';
import { prim } from './prim';

/** The sources that the configuration switches on, for a city. */
export function liveSources(
  { live, publicOrigin }: Configuration,
  { timezone, weather, transit, alerts, strikes }: CompiledCitySources,
): readonly LiveSource[] {
  const at = (url: string): Provider => ({ url, userAgent: `Odysseus travel guide (+${publicOrigin})` });
  const sources: LiveSource[] = [];
  if (live.weather && weather)
    sources.push(openMeteo({ provider: at(live.weather.url), key: live.weather.key, timezone, ...weather }));
  if (live.transit && transit?.provider === 'prim')
    sources.push(prim({ provider: at(live.transit.url), key: live.transit.key, timezone, lines: transit.lines }));
  const serviceAlerts = live.serviceAlerts.get(transit?.feed ?? '');
  if (serviceAlerts !== undefined && transit?.provider === 'gtfs-rt' && transit.feed && transit.operator)
    sources.push(
      gtfsRealtime({
        provider: at(serviceAlerts),
        feed: transit.feed,
        title: transit.operator.title,
        attribution: {
          text: transit.operator.attribution,
          url: transit.operator.url,
          licence: transit.operator.licence,
        },
        language: transit.language ?? '',
        lines: transit.lines,
      }),
    );
  if (live.alerts && alerts) sources.push(meteoAlarm({ provider: at(live.alerts.url), ...alerts }));
  if (live.strikes && strikes?.provider === 'mit')
    sources.push(mitStrikes({ provider: at(live.strikes.url), region: strikes.region, provinces: strikes.provinces }));
  return sources;
}
