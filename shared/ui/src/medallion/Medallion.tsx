import { Icon } from '../icon/Icon';
import { Disc, type MedallionTone } from './Medallion.styles';

interface MedallionProps {
  /** A name of the contract's icon set. */
  readonly icon: string;
  readonly tone?: MedallionTone;
}

/** The large round icon at the head of a screen that says one thing. */
export function Medallion({ icon, tone = 'accent' }: MedallionProps) {
  return (
    <Disc $tone={tone}>
      <Icon name={icon} size={34} />
    </Disc>
  );
}
