import type { RouteData } from '@odysseus/contract';
import { useId } from 'react';
// eslint-disable-next-line no-restricted-imports -- the name under which the shell shares it: each remote would have icons of its own otherwise
import { Icon } from '@odysseus/ui';
import { Head, Led, Links, Onward } from './OnwardLinks.styles';

/** A screen, or the overview of a destination of which no more is known. */
export type OnwardRoute = Pick<RouteData, 'path' | 'text' | 'title' | 'icon'>;

const heading = 'Go on to';

/** Screens at the end of a page, each by its name. */
export function OnwardLinks({ routes }: { readonly routes: readonly OnwardRoute[] }) {
  const id = useId();
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
