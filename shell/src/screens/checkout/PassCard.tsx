import type { ExpertPass } from '@odysseus/contract';
import { Button } from '@odysseus/ui';
import classes from './Checkout.module.css';
import { copy } from './copy';
import { formatPrice, pricePerDay } from './price';

interface PassCardProps {
  readonly pass: ExpertPass;
  /** Id of the pass whose payment page is being opened. */
  readonly opening: string | undefined;
  onChoose(pass: string): void;
}

export function PassCard({ pass, opening, onChoose }: PassCardProps) {
  return (
    <li className={classes['pass']}>
      <h3 className={classes['passName']}>{pass.name}</h3>
      <p className={classes['passPrice']}>{formatPrice(pass.amount, pass.currency)}</p>
      <p className={classes['passPerDay']}>{pass.days === 1 ? copy.oneDay : copy.perDay(pricePerDay(pass))}</p>
      <p className={classes['passLine']}>{pass.line}</p>
      <Button busy={opening === pass.id} disabled={opening !== undefined && opening !== pass.id} onClick={() => onChoose(pass.id)}>
        {copy.choose(pass.name)}
      </Button>
    </li>
  );
}
