import type { ScreenProps } from '@odysseus/contract';
import { Button, Notice, ScreenHeading, Spinner } from '@odysseus/ui';
import { compiledPlaceListSchema } from '../content/compiled';
import { placeCopy } from '../places/copy';
import { PlaceListScreen } from '../places/PlaceListScreen';
import classes from './PremiumPlaceListScreen.module.css';
import { parserOf, usePremiumContent } from './usePremiumContent';

interface PremiumPlaceListScreenProps extends ScreenProps {
  /** City and screen, `paris/hidden-gems`. */
  readonly premiumKey: string;
}

const parse = parserOf(compiledPlaceListSchema, 'The premium guide');

/** A place list whose words and places come from the backend, for holders of Expert Access. */
export function PremiumPlaceListScreen({ premiumKey, route }: PremiumPlaceListScreenProps) {
  const result = usePremiumContent(premiumKey, parse);
  if (result.state === 'ready') return <PlaceListScreen content={result.content} path={route.path} />;
  if (result.state === 'loading') return <Spinner label={placeCopy.loading} />;
  return (
    <div className={classes['failed']}>
      <ScreenHeading>{route.title ?? route.text}</ScreenHeading>
      <Notice tone="danger" role="alert" title={placeCopy.failed}>
        <p>{result.message}</p>
        <Button kind="secondary" onClick={result.retry}>
          {placeCopy.retry}
        </Button>
      </Notice>
    </div>
  );
}
