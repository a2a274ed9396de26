import { PremiumFailed, parserOf, usePremiumContent } from '@odysseus/page';
import { useEffect } from 'react';
import { compiledMapPlacesSchema, type CompiledMapPlaces } from '../logic/compiledMap';
import { mapCopy } from './copy';
import { Fetching } from './PlaceMap.styles';

const parse = parserOf(compiledMapPlacesSchema, 'The premium part of the map');

/** Fetches the premium places for a visitor with access, and says so when it fails: the public ones are there either way. */
export function PremiumMapPlaces({
  premiumKey,
  onPlaces,
}: {
  readonly premiumKey: string;
  readonly onPlaces: (places: CompiledMapPlaces) => void;
}) {
  const result = usePremiumContent(premiumKey, parse);
  const content = result.state === 'ready' ? result.content : undefined;
  useEffect(() => {
    if (content) onPlaces(content);
  }, [content, onPlaces]);
  if (result.state === 'ready') return null;
  if (result.state === 'loading') return <Fetching role="status">{mapCopy.premiumLoading}</Fetching>;
  return (
    <PremiumFailed failure={result} tone="warning" words={{ failed: mapCopy.premiumFailed, retry: mapCopy.retry }} />
  );
}
