import { memo, useEffect, useRef, useState } from 'react';
import { whenNear } from './nearness';
import { StopCard, type StopCardProps } from './StopCard';
import * as S from './StopCard.styles';
import { useTripWork } from './TripContext';

interface StopItemProps extends StopCardProps {
  /** Drawn whole from the beginning. */
  readonly eager: boolean;
}

/** A stop in its place; far from the screen it is its name alone, so that a trip of hundreds opens at once. */
export const StopItem = memo(function StopItem({ eager, ...card }: StopItemProps) {
  const { seen } = useTripWork();
  const { id, name } = card.stop;
  const item = useRef<HTMLLIElement>(null);
  const [whole, setWhole] = useState(() => eager || seen.has(id));
  useEffect(() => {
    if (whole) seen.add(id);
    else if (item.current) return whenNear(item.current, () => setWhole(true));
    return undefined;
  }, [whole, seen, id]);
  return (
    <S.Stop ref={item}>
      {whole ? (
        <StopCard {...card} />
      ) : (
        <S.Far data-stop={id}>
          <h3>{name}</h3>
        </S.Far>
      )}
    </S.Stop>
  );
});
