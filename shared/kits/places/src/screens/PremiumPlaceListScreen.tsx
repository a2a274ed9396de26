import type { ScreenProps } from '@odysseus/contract';
import { compiledPlaceListSchema } from '@odysseus/model';
import { PremiumScreen, parserOf } from '@odysseus/page';
import { placeCopy } from '../logic/copy';
import { PlaceListScreen } from './PlaceListScreen';

interface PremiumPlaceListScreenProps extends ScreenProps {
  /** City and screen, `paris/hidden-gems`. */
  readonly premiumKey: string;
}

const parse = parserOf(compiledPlaceListSchema, 'The premium guide');

/** A place list whose words and places come from the backend, for holders of Expert Access. */
export function PremiumPlaceListScreen({ premiumKey, route }: PremiumPlaceListScreenProps) {
  return (
    <PremiumScreen route={route} premiumKey={premiumKey} parse={parse} words={placeCopy}>
      {(content) => <PlaceListScreen content={content} path={route.path} />}
    </PremiumScreen>
  );
}
