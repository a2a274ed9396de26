import { Icon } from '../icon/Icon';
import classes from './Medallion.module.css';

interface MedallionProps {
  /** A name of the contract's icon set. */
  readonly icon: string;
  readonly tone?: 'accent' | 'success' | 'danger';
}

/** The large round icon at the head of a screen that says one thing. */
export function Medallion({ icon, tone = 'accent' }: MedallionProps) {
  return (
    <span className={`${classes['medallion']} ${classes[tone]}`}>
      <Icon name={icon} size={34} />
    </span>
  );
}
