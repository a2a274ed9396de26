import { defaultVersion, emergencyFor, type DestinationCard, type Release } from '@odysseus/contract';
import { canonicalJson, sha256 } from './canonical';

/**
 * Which set of prerendered pages a release needs: decided by the shell's version, and by what every destination shows of
 * itself in the menu, on the home screen, and behind the emergency button.
 * @returns 16 hexadecimal digits
 */
export function frameOf({ shell, microFrontends }: Pick<Release, 'shell' | 'microFrontends'>): string {
  const faces = Object.entries(microFrontends)
    .map(([name, versions]) => ({ name, extras: defaultVersion(versions).extras }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, extras }) => [
      name,
      extras.areas,
      cardFace(extras.card),
      ...Object.values(emergencyFor(shell, extras.routes)),
    ]);
  return sha256(canonicalJson([shell.version, faces])).slice(0, 16);
}

/** A card without the version in its picture's address: the file's own name says whether the picture is another. */
function cardFace(card: DestinationCard | undefined): unknown {
  if (!card) return null;
  const { picture, ...words } = card;
  const fileName = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
  return {
    ...words,
    ...(picture ? { picture: { ...picture, avif: fileName(picture.avif), webp: fileName(picture.webp) } } : {}),
  };
}
