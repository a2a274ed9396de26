import type { ScreenProps } from '@odysseus/contract';
import { ButtonLink, InPreparation } from '@odysseus/ui';

const backTo = (place: string) => `Back to ${place}`;

/** A city's screen whose content is still to come. */
export function PreparationScreen({ route, siblings }: ScreenProps) {
  const overview = siblings.find((sibling) => sibling.area === route.area && sibling.type === 'public' && !sibling.preparation) ?? siblings.find((sibling) => sibling.type === 'public' && !sibling.preparation);
  return (
    <InPreparation heading={route.title ?? route.text} icon={route.icon}>
      {overview ? <ButtonLink to={overview.path}>{backTo(overview.title ?? overview.text)}</ButtonLink> : null}
    </InPreparation>
  );
}
