import type { Area } from '@odysseus/contract';
import { tripView, type Trip } from '@odysseus/model/trip';
import { useLocation } from '@odysseus/runtime';
import { useSyncExternalStore } from 'react';
import { useSession } from '../../features/auth';
import { CityBar, cityBarOf, CityLine } from '../../features/city-bar';
import { menuOf } from '../../features/navigation';
import { usePremiumAccess } from '../../features/premium';
import { useRelease, useServices } from '../../services/page';
import { areaOfPage } from '../../services/remotes';

/**
 * Leads from the trip back to its cities: the bar of the first one that has one, with the others behind its end. While nothing is
 * planned, to every destination, in a line as high.
 */
export function TripCityBar() {
  const { plan } = useServices();
  const { trip } = useSyncExternalStore(plan.subscribe, plan.get, plan.initial);
  const { destinations, routes, find } = useRelease();
  const { pathname } = useLocation();
  const menu = menuOf(
    [],
    destinations,
    routes.map(({ route }) => route),
    useSession(),
    usePremiumAccess(),
  );
  const pages = pathsOf(trip).flatMap((path) => {
    const found = find(path);
    const destination = destinations.find(({ name }) => name === found?.remote);
    return found && destination ? [{ path, area: found.route.area, destination }] : [];
  });
  const areas = distinct(pages.flatMap(({ path, area, destination }) => areaOfPage(destination, area, path) ?? []));
  const [bar] = pages.flatMap(({ path, area, destination }) => cityBarOf(menu, area, path, destination) ?? []);
  if (!bar) return <CityLine areas={areas.length > 0 ? areas : menu.lists.map((list) => list.area)} />;
  const others = distinct([...bar.others, ...areas]).filter(({ key }) => key !== bar.area.key);
  return <CityBar bar={{ ...bar, others }} pathname={pathname} />;
}

/** Pages of its places, by days. */
function pathsOf(trip: Trip): readonly string[] {
  const { days, loose } = tripView(trip);
  const stops = [...days.flatMap((day) => day.stops), ...loose];
  return [...new Set(stops.flatMap(({ path }) => path?.replace(/#.*$/, '') ?? []))];
}

function distinct(areas: readonly Area[]): readonly Area[] {
  return [...new Map(areas.map((area) => [area.key, area])).values()];
}
