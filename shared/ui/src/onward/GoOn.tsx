import type { RouteData } from '@odysseus/contract';
import { useId } from 'react';
import { Icon } from '../icon/Icon';
import { Head, Led, Links, Onward } from './GoOn.styles';
import { onwardRoutes } from './onwardRoutes';

interface GoOnProps {
  readonly route: RouteData;
  /** Routes of the same remote. */
  readonly siblings: readonly RouteData[];
}

const heading = 'Go on to';

/** Where a visitor goes on from a page that has nothing to read yet: three others of the city. */
export function GoOn({ route, siblings }: GoOnProps) {
  const id = useId();
  const routes = onwardRoutes(route, siblings);
  if (routes.length === 0) return null;
  return (
    <Onward aria-labelledby={id}>
      <Head id={id}>{heading}</Head>
      <Links data-related="">
        {routes.map(({ path, icon, title, text }) => (
          <li key={path}>
            <Led to={path}>
              <Icon name={icon} size={20} />
              {title ?? text}
            </Led>
          </li>
        ))}
      </Links>
    </Onward>
  );
}
