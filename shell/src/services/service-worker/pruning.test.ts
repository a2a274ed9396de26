import { mostPages } from './constants';
import { filesToDrop, pagesToDrop } from './pruning';
import { pageRecordText, readCityRecord, readPageRecord, type KeptPage } from './record';

function page(path: string, seenAt: number, why: KeptPage['why'] = 'seen'): KeptPage {
  return {
    path,
    title: path,
    why,
    release: { id: 'r-1', url: '/releases/r-1.json' },
    seenAt,
    keptAt: seenAt,
    width: 390,
    needs: [],
    mentioned: [],
  };
}

test('the pages seen longest ago go, emergency pages stay', () => {
  const seen = Array.from({ length: mostPages + 2 }, (_, index) => page(`/${index}`, 1_000 + index));
  expect(pagesToDrop([...seen, page('/help', 1, 'emergency')]).sort()).toEqual(['/0', '/1']);
});

test('within the bound nothing goes', () => {
  expect(pagesToDrop([page('/a', 1), page('/b', 2)])).toEqual([]);
});

test('a file goes when nothing kept needs or mentions it', () => {
  expect(
    filesToDrop(['/a', '/b', '/c', '/d'], [{ needs: ['/a'] }, { needs: ['/b'], mentioned: ['/c', '/never-fetched'] }]),
  ).toEqual(['/d']);
});

test('a record is read as it was written, whatever the title', () => {
  const record = { ...page('/paris', 5), title: 'Musée d’Orsay · Odysseus' };
  expect(pageRecordText(record)).toMatch(/^[\x20-\x7e]*$/);
  expect(readPageRecord(pageRecordText(record))).toEqual({ state: 'known', value: record });
});

test.each([null, '', '%', '{}', encodeURIComponent('{"path":"/paris"}')])('%j is no record', (text) => {
  expect(['absent', 'broken']).toContain(readPageRecord(text).state);
  expect(readCityRecord(text ?? '').state).toBe('broken');
});
