import { foldText } from '@odysseus/contract';
import { editDistance } from '@odysseus/model';

/** Of some names the one that was probably meant, as a remedy; undefined where none comes near. */
export function nearestOf(written: string, names: Iterable<string>): string | undefined {
  const most = Math.max(2, Math.floor(written.length / 3));
  const plain = foldText(written);
  const [best] = [...names]
    .map((name) => ({ name, distance: editDistance(plain, foldText(name), most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance);
  return best && `Did you mean "${best.name}"?`;
}
