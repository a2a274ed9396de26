import { isEmergencyPage, type Area, type RouteData } from '@odysseus/contract';
import { tripView, type Trip } from '@odysseus/model/trip';
import { Icon } from '@odysseus/ui';
import { useSyncExternalStore } from 'react';
import { Bar, Entry, Line } from '../../features/city-bar';
import { useRelease, useServices } from '../../services/page';

/** Pages of the city in the line, as in its own bar; its emergency page comes on top. */
const pagesInLine = 7;
const label = (city: string): string => `Pages of ${city}`;

/**
 * Leads from the trip back to its cities in one line, which looks as a city's own: the pages of the first, then the others. While
 * nothing is planned there is none: the page itself says with which city to begin.
 */
export function TripCityBar() {
  const { plan } = useServices();
  const { trip } = useSyncExternalStore(plan.subscribe, plan.get, plan.initial);
  const { destinations, routes, find } = useRelease();
  const all = destinations.flatMap(({ areas }) => areas);
  const keys = [...new Set(pathsOf(trip).flatMap((path) => find(path)?.route.area ?? []))];
  const [city, ...others] = keys.flatMap((key) => all.find((area) => area.key === key) ?? []);
  if (!city) return null;
  const pages = pagesOf(
    city,
    routes.map(({ route }) => route),
  ).map(({ path, icon, short, text }) => ({ path, icon, text: short ?? text }));
  return (
    <Bar aria-label={label(city.text)}>
      <Line>
        {[...pages, ...others].map(({ path, icon, text }) => (
          <li key={path}>
            <Entry to={path}>
              <Icon name={icon} size={18} />
              <span>{text}</span>
            </Entry>
          </li>
        ))}
      </Line>
    </Bar>
  );
}

/** What matters most in a city, and the emergency page, of its country where it has none. */
function pagesOf({ key, parent }: Area, routes: readonly RouteData[]): readonly RouteData[] {
  const own = routes.filter(({ area, nav }) => area === key && nav);
  const written = own.filter((route) => route.preparation !== true || isEmergencyPage(route));
  const listed = written.length > 0 ? written : own;
  const first = listed.slice(0, pagesInLine);
  if (first.some(isEmergencyPage)) return first;
  const help = listed.find(isEmergencyPage) ?? routes.find((route) => route.area === parent && isEmergencyPage(route));
  return help ? [...first, help] : first;
}

/** Pages of its places, by days. */
function pathsOf(trip: Trip): readonly string[] {
  const { days, loose } = tripView(trip);
  const stops = [...days.flatMap((day) => day.stops), ...loose];
  return [...new Set(stops.flatMap(({ path }) => path?.replace(/#.*$/, '') ?? []))];
}
