import type { ExpertPass } from '@odysseus/contract';
import { Button } from '@odysseus/ui';
import { Pass, PassLine, PassName, PassPerDay, PassPrice } from './Checkout.styles';
import { copy } from './copy';
import { formatPrice, pricePerDay } from './price';

interface PassOfferProps {
  readonly pass: ExpertPass;
  /** Id of the pass whose payment page is being opened. */
  readonly opening: string | undefined;
  onChoose(pass: string): void;
}

export function PassOffer({ pass, opening, onChoose }: PassOfferProps) {
  return (
    <Pass>
      <PassName>{pass.name}</PassName>
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
