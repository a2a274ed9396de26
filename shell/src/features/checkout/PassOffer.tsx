import type { ExpertPass } from '@odysseus/contract';
import { Button } from '@odysseus/ui';
import { formatPrice, pricePerDay } from '../offer';
import { Pass, PassLine, PassName, PassPerDay, PassPrice, YourChoice } from './Checkout.styles';
import { copy } from './copy';

interface PassOfferProps {
  readonly pass: ExpertPass;
  /** Whether the visitor chose it before signing in. */
  readonly chosen: boolean;
  /** Id of the pass whose payment page is being opened. */
  readonly opening: string | undefined;
  onChoose(pass: string): void;
}

export function PassOffer({ pass, chosen, opening, onChoose }: PassOfferProps) {
  return (
    <Pass data-chosen={chosen ? 'true' : undefined}>
      <PassName>{pass.name}</PassName>
      {chosen ? <YourChoice>{copy.yourChoice}</YourChoice> : null}
      <PassPrice>{formatPrice(pass.amount, pass.currency)}</PassPrice>
      <PassPerDay>{pass.days === 1 ? copy.oneDay : copy.perDay(pricePerDay(pass))}</PassPerDay>
      <PassLine>{pass.line}</PassLine>
      <Button
        busy={opening === pass.id}
        disabled={opening !== undefined && opening !== pass.id}
        onClick={() => onChoose(pass.id)}
      >
        {copy.choose(pass.name)}
      </Button>
    </Pass>
  );
}
