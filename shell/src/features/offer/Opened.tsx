import { Link } from '@odysseus/runtime';
import { Icon } from '@odysseus/ui';
import { useId, useMemo } from 'react';
import { useRelease } from '../../services/page';
import { offerCopy } from './copy';
import { Cities, City, Screens, Soon } from './Opened.styles';
import { whatOpens } from './whatOpens';

interface OpenedProps {
  /** The gate tells it in a line that unfolds; the checkout in full. */
  readonly folded?: boolean;
}

/** What a pass opens today, by city: counted from the release that is live, so that nothing is promised that is not there. */
export function Opened({ folded = false }: OpenedProps) {
  const { routes, destinations, complete } = useRelease();
  const id = useId();
  const { cities, preparing } = useMemo(
    () =>
      whatOpens(
        routes.map(({ route }) => route),
        destinations,
      ),
    [routes, destinations],
  );
  if (!complete || cities.length === 0) return null;
  const line = offerCopy.opensLine(cities.map(({ name, screens }) => ({ name, count: screens.length })));
  const all = (
    <>
      <Cities>
        {cities.map(({ name, screens }) => (
          <City key={name}>
            <h3>{name}</h3>
            <Screens>
              {screens.map(({ path, text, icon }) => (
                <li key={path}>
                  <Icon name={icon} size={18} />
                  <Link to={path}>{text}</Link>
                </li>
              ))}
            </Screens>
          </City>
        ))}
      </Cities>
      {preparing.length > 0 ? <Soon>{offerCopy.preparing(preparing)}</Soon> : null}
    </>
  );
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{offerCopy.opens}</h2>
      {folded ? (
        <details>
          <summary>{line}</summary>
          {all}
        </details>
      ) : (
        <>
          <p>{line}.</p>
          {all}
        </>
      )}
    </section>
  );
}
