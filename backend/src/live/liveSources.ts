import type { Configuration } from '../configuration';
import type { Provider } from './fetchFrom';
import type { LiveCity } from './liveCities';
import type { LiveSource } from './LiveSource';
import { meteoAlarm } from './meteoAlarm';
import { openMeteo } from './openMeteo';
import { prim } from './prim';

/** The sources that the configuration switches on, for each city. */
export function liveSources({ live, publicOrigin }: Configuration, cities: ReadonlyMap<string, LiveCity>): ReadonlyMap<string, readonly LiveSource[]> {
  const at = (url: string): Provider => ({ url, userAgent: `Odysseus travel guide (+${publicOrigin})` });
  return new Map([...cities].map(([name, { timezone, weather, transit, alerts }]) => {
    const sources: LiveSource[] = [];
    if (live.weather && weather) sources.push(openMeteo({ provider: at(live.weather.url), key: live.weather.key, timezone, ...weather }));
    if (live.transit && transit === 'idfm') sources.push(prim({ provider: at(live.transit.url), key: live.transit.key }));
    if (live.alerts && alerts) sources.push(meteoAlarm({ provider: at(live.alerts.url), ...alerts }));
    return [name, sources];
  }));
}
