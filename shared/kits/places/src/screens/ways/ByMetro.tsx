import { Link } from '@odysseus/runtime';
import { Icon } from '@odysseus/ui';
import { wayCopy } from './copy';
import { Way } from './Way.styles';

interface ByMetroProps {
  /** Of the planner, with the place's station. */
  readonly to: string;
  readonly onLeave: () => void;
}

/** Leads to the guide's own planner. */
export function ByMetro({ to, onLeave }: ByMetroProps) {
  return (
    <Way>
      <Icon name="train-front" size={18} />
      <Link to={to} onClick={onLeave}>
        {wayCopy.metro}
      </Link>
      <span>{wayCopy.metroLine}</span>
    </Way>
  );
}
