import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseTripFile } from '@odysseus/contract';
import type { CompiledContent } from '@odysseus/guide/content';
import { premiumTripKey } from '@odysseus/model/trip';
import { samplePlace, samplePlaceList } from '@odysseus/model/testing';
import { writePremium } from './writePremium';

it('writes for the service what trips of holders are told, but of screens in preparation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'odysseus-private-'));
  const route = (name: string, preparation = false) => ({
    premiumKey: `testville/${name}`,
    data: { path: `/app/${name}`, text: name, ...(preparation ? { preparation } : {}) },
  });
  const list = (id: string) => samplePlaceList([samplePlace(id)], { access: 'premium' });
  const content = {
    routes: [route('gems'), route('nights', true)],
    publicScreens: new Map(),
    premiumScreens: new Map([
      ['testville/gems', list('crypt')],
      ['testville/nights', list('cellar')],
    ]),
    corpora: new Map(),
    liveSources: new Map(),
  } as unknown as CompiledContent;
  try {
    writePremium(content, folder);
    const written = JSON.parse(readFileSync(join(folder, `${premiumTripKey('testville')}.json`), 'utf8')) as unknown;
    expect(parseTripFile(written, 'the file').places).toMatchObject([
      { id: 'testville/crypt', path: '/app/gems#crypt' },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
