import { type CompiledPlaceList, entriesOf } from '@odysseus/model';
import { Table } from './simpleBlocks';
import { blockCopy } from './copy';

/** Each place of a screen against the screen's scales. */
export function Scales({ content }: { readonly content: CompiledPlaceList }) {
  const scales = Object.entries(content.scales ?? {});
  const marked = entriesOf(content).filter(({ entry }) => entry.marks);
  return (
    <Table
      title={scales.map(([, { name }]) => name).join(', ')}
      columns={[blockCopy.place, ...scales.map(([, { name }]) => name)]}
      rows={marked.map(({ entry, place }) => [
        place.name,
        ...scales.map(([key, { words }]) => words[(entry.marks?.[key] ?? 0) - 1] ?? '–'),
      ])}
    />
  );
}
