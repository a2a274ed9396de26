import type { RouteData } from '@odysseus/contract';
import { Link } from '@odysseus/runtime';
import { ButtonLink, Icon, Medallion, ScreenHeading, TextField } from '@odysseus/ui';
import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../../app/Services';
import { useRelease } from '../../app/useRelease';
import { documentTitle } from '../../routes/documentTitle';
import shellRoutes from '../../routes/routeTable';
import { useArrivalFocus } from '../../routes/useArrival';
import { notFoundCopy as copy } from './copy';
import { nearestRoutes, searchRoutes } from './findRoutes';
import classes from './NotFound.module.css';

/** Most pages that are offered at once. */
const mostSuggestions = 4;
const mostResults = 8;

/** For an address that no route table has: what looks like it, and a search over every page. */
export function NotFound({ path }: { readonly path: string }) {
  const { analytics } = useServices();
  const { routes, destinations } = useRelease();
  const [query, setQuery] = useState('');
  const all = useMemo<readonly RouteData[]>(() => [...shellRoutes, ...routes.map(({ route }) => route)], [routes]);
  const areaText = (key: string) => destinations.flatMap(({ areas }) => areas).find((area) => area.key === key)?.text ?? '';
  const nearest = useMemo(() => nearestRoutes(path, all, mostSuggestions), [path, all]);
  const results = searchRoutes(query, all, areaText, mostResults);

  useEffect(() => {
    document.title = documentTitle({ text: copy.documentTitle });
    analytics.pageView(path, document.title);
  }, [path, analytics]);
  useArrivalFocus(path);

  return (
    <section className={classes['screen']}>
      <Medallion icon="map" />
      <ScreenHeading className={classes['title']}>{copy.title}</ScreenHeading>
      <p>
        {copy.line} <code>{path}</code>
      </p>
      {nearest.length > 0 ? (
        <div>
          <h2 className={classes['subtitle']}>{copy.nearest}</h2>
          <RouteLinks routes={nearest} areaText={areaText} />
        </div>
      ) : null}
      <search className={classes['search']}>
        <TextField label={copy.search} type="search" placeholder={copy.placeholder} value={query} onChange={(event) => setQuery(event.target.value)} />
        <p role="status" className={classes['count']}>
          {query.trim() === '' ? null : results.length > 0 ? copy.results(results.length) : copy.none}
        </p>
        <RouteLinks routes={results} areaText={areaText} />
      </search>
      <ButtonLink to="/" kind="secondary">
        {copy.home}
      </ButtonLink>
    </section>
  );
}

function RouteLinks({ routes, areaText }: { readonly routes: readonly RouteData[]; readonly areaText: (key: string) => string }) {
  if (routes.length === 0) return null;
  return (
    <ul className={classes['links']}>
      {routes.map((route) => (
        <li key={route.path}>
          <Link to={route.path}>
            <Icon name={route.icon} size={18} />
            {route.title ?? route.text}
            {areaText(route.area) && !(route.title ?? route.text).includes(areaText(route.area)) ? <span className={classes['area']}>{areaText(route.area)}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
