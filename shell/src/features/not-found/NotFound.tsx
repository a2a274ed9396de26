import type { RouteData } from '@odysseus/contract';
import { Link } from '@odysseus/runtime';
import { ButtonLink, Icon, Medallion } from '@odysseus/ui';
import { TextField } from '@odysseus/ui/controls';
import { useEffect, useMemo, useState } from 'react';
import { useArrivalFocus } from '../../services/focus';
import { documentTitle, useRelease, useServices } from '../../services/page';
import { notFoundCopy as copy } from './copy';
import { nearestRoutes, searchRoutes } from './findRoutes';
import { Area, Count, Links, Page, Search, Subtitle, Title } from './NotFound.styles';

/** Most pages that are offered at once. */
const mostSuggestions = 4;
const mostResults = 8;

/** For an address that no route table has: what looks like it, and a search over every page. */
export function NotFound({ path }: { readonly path: string }) {
  const { analytics, ownRoutes } = useServices();
  const { routes, destinations } = useRelease();
  const [query, setQuery] = useState('');
  const all = useMemo<readonly RouteData[]>(
    () => [...ownRoutes, ...routes.map(({ route }) => route)],
    [ownRoutes, routes],
  );
  const areaText = (key: string) =>
    destinations.flatMap(({ areas }) => areas).find((area) => area.key === key)?.text ?? '';
  const nearest = useMemo(() => nearestRoutes(path, all, mostSuggestions), [path, all]);
  const results = searchRoutes(query, all, areaText, mostResults);

  useEffect(() => {
    document.title = documentTitle({ text: copy.documentTitle });
    analytics.pageView(path, document.title);
  }, [path, analytics]);
  useArrivalFocus(path);

  return (
    <Page>
      <Medallion icon="map" />
      <Title>{copy.title}</Title>
      <p>
        {copy.line} <code>{path}</code>
      </p>
      {nearest.length > 0 ? (
        <div>
          <Subtitle>{copy.nearest}</Subtitle>
          <RouteLinks routes={nearest} areaText={areaText} />
        </div>
      ) : null}
      <Search>
        <TextField
          label={copy.search}
          type="search"
          placeholder={copy.placeholder}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Count role="status">
          {query.trim() === '' ? null : results.length > 0 ? copy.results(results.length) : copy.none}
        </Count>
        <RouteLinks routes={results} areaText={areaText} />
      </Search>
      <ButtonLink to="/" kind="secondary">
        {copy.home}
      </ButtonLink>
    </Page>
  );
}

function RouteLinks({
  routes,
  areaText,
}: {
  readonly routes: readonly RouteData[];
  readonly areaText: (key: string) => string;
}) {
  if (routes.length === 0) return null;
  return (
    <Links>
      {routes.map((route) => (
        <li key={route.path}>
          <Link to={route.path}>
            <Icon name={route.icon} size={18} />
            {route.title ?? route.text}
            {areaText(route.area) && !(route.title ?? route.text).includes(areaText(route.area)) ? (
              <Area>{areaText(route.area)}</Area>
            ) : null}
          </Link>
        </li>
      ))}
    </Links>
  );
}
