import { pageCopy } from '@odysseus/page';
import { Link } from '@odysseus/runtime';
import { Icon } from '@odysseus/ui';
import type { IconName } from '@odysseus/contract';
import type { ReadyMade } from '../logic/compiledOverview';
import { Kind, Kinds } from './ReadyLinks.styles';

/** Plans by days and walks that lie ready to be followed. */
export function ReadyLinks({ ready: { plans, walks } }: { readonly ready: ReadyMade }) {
  return (
    <Kinds>
      <Links title={pageCopy.readyPlans} icon="calendar" links={plans} />
      <Links title={pageCopy.readyWalks} icon="footprints" links={walks} />
    </Kinds>
  );
}

interface LinksProps {
  readonly title: string;
  readonly icon: IconName;
  readonly links: ReadyMade['plans'];
}

function Links({ title, icon, links }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <Kind>
      <h3>
        <Icon name={icon} size={20} /> {title}
      </h3>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{link.title}</Link>
          </li>
        ))}
      </ul>
    </Kind>
  );
}
