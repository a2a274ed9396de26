import type { Area } from '@odysseus/contract';
import { tripView, type Trip } from '@odysseus/model/trip';
import { useLocation } from '@odysseus/runtime';
import { useSyncExternalStore } from 'react';
import { useSession } from '../../features/auth';
import { CityBar, cityBarOf } from '../../features/city-bar';
import { menuOf } from '../../features/navigation';
import { usePremiumAccess } from '../../features/premium';
import { useRelease, useServices } from '../../services/page';

/** What the bar is called while it is of no city: 'Pages of every city'. */
const everyCity = 'every city';

/**
 * Leads from the trip back to its cities: the bar of the first one that has one, with the others behind its end. Where none has, to
 * those, and while nothing is planned, to every destination, in a line as high.
 */
export function TripCityBar() {
  const { plan } = useServices();
  const { trip } = useSyncExternalStore(plan.subscribe, plan.get, plan.initial);
  const { destinations, routes, find } = useRelease();
  const { pathname } = useLocation();
  const cityRoutes = routes.map(({ route }) => route);
  const menu = menuOf([], destinations, cityRoutes, useSession(), usePremiumAccess());
  const pages = pathsOf(trip).flatMap((path) => {
    const found = find(path);
    const destination = destinations.find(({ name }) => name === found?.remote);
    return found && destination ? [{ path, area: found.route.area, destination }] : [];
  });
  const areas = distinct(
    pages.flatMap(({ area, destination }) => destination.areas.find(({ key }) => key === area) ?? []),
  );
  const [bar] = pages.flatMap(({ path, area, destination }) => cityBarOf(menu, area, path, destination) ?? []);
  if (!bar)
    return <Cities areas={areas.length > 0 ? areas : menu.lists.map((list) => list.area)} pathname={pathname} />;
  const others = distinct([...bar.others, ...areas]).filter(({ key }) => key !== bar.area.key);
  return <CityBar bar={{ ...bar, others }} pathname={pathname} />;
}

/** A bar that leads to cities alone. */
function Cities({ areas, pathname }: { readonly areas: readonly Area[]; readonly pathname: string }) {
  const [area] = areas;
  if (!area) return null;
  const first = areas.map(({ key, icon, path, text }) => ({
    route: { path, text, icon, type: 'public' as const, area: key, nav: true },
    mark: 'free' as const,
  }));
  return <CityBar bar={{ area: { ...area, text: everyCity }, first, rest: [], others: [] }} pathname={pathname} />;
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
