import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractVersion } from '@odysseus/contract';
import { archiveOf, filesInArchive, packShell, unpackShell } from './shellArchive';

const [major = 0, minor = 0] = contractVersion.split('.').map(Number);
const archive = archiveOf(`${major}.${minor - 1}.0`);

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kept-shell-'))));
afterEach(() => rmSync(folder, { recursive: true }));

(minor === 0 ? it.skip : it)('the shell of the minor before is kept whole, and takes little room', () => {
  if (!existsSync(archive))
    throw new Error(`${archive} is missing: npm run keep:shell keeps it, see "The contract" in docs/shell-team.md.`);
  const manifest = unpackShell(readFileSync(archive), folder);
  expect(manifest.contract).toMatch(new RegExp(`^${major}\\.${minor - 1}\\.`));
  for (const { path, integrity } of manifest.files) {
    const body = readFileSync(join(folder, manifest.version, path));
    expect(`${path} sha384-${createHash('sha384').update(body).digest('base64')}`).toBe(`${path} ${integrity}`);
  }
  // A worker keeps all code of a shell, and so each minor brings as much to every clone.
  expect(statSync(archive).size).toBeLessThan(1_200_000);
});

it('what is unpacked can be packed again', () => {
  const { version } = unpackShell(readFileSync(archive), folder);
  const { archive: again } = packShell(join(folder, version), 1);
  expect(filesInArchive(again)).toEqual(filesInArchive(readFileSync(archive)));
});
