import type { ScreenProps } from '@odysseus/contract';
import { ButtonLink, InPreparation } from '@odysseus/ui';
import { GoElsewhere } from '@odysseus/ui/onward';
import { routesCopy } from '../copy';

/** A screen of the shell whose content is still to come. */
export default function PreparationRoute({ route }: ScreenProps) {
  return (
    <InPreparation heading={route.text} icon={route.icon}>
      <ButtonLink to="/">{routesCopy.home}</ButtonLink>
      <GoElsewhere />
    </InPreparation>
  );
}
