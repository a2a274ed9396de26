import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeToOthers } from './closeToOthers';
import { closeDataFolder, makeDataFolder } from './dataFolder';
import { StoreError } from './store';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (...names: string[]): string => (statSync(join(folder, ...names)).mode & 0o7777).toString(8);

describe('a data folder', () => {
  it('is made for its owner alone, and those around it as any other', () => {
    makeDataFolder(join(folder, 'around', 'data'));
    expect(modeOf('around', 'data')).toBe('700');
    expect(modeOf('around')).not.toBe('700');
    makeDataFolder(join(folder, 'around', 'data'));
  });

  it('that can’t be made is named, with what to do', () => {
    writeFileSync(join(folder, 'file'), '');
    const make = () => makeDataFolder(join(folder, 'file', 'data'));
    expect(make).toThrow(StoreError);
    expect(make).toThrow(/The data folder .*file\/data can't be made \(E[A-Z]+\)\. .*ODYSSEUS_DATA_DIR/);
  });

  it('that is open is closed together with keys and local accounts; what a build made in it stays as it is', () => {
    chmodSync(folder, 0o755);
    for (const name of ['keys', 'store']) mkdirSync(join(folder, name), { mode: 0o755 });
    for (const name of ['keys/owner', 'auth-emulator.json', 'auth-emulator.json.unusable-2026', 'store/current.json']) {
      writeFileSync(join(folder, name), '');
      chmodSync(join(folder, name), 0o664);
    }
    expect(closeDataFolder(folder)).toEqual([]);
    expect(
      ['.', 'keys', 'keys/owner', 'auth-emulator.json', 'auth-emulator.json.unusable-2026', 'store/current.json'].map(
        (name) => modeOf(name),
      ),
    ).toEqual(['700', '700', '600', '600', '600', '664']);
  });

  it('that all users share stays theirs, and its owner is told', () => {
    chmodSync(folder, 0o1777);
    expect(closeDataFolder(folder)).toEqual([
      expect.stringMatching(/a folder of all users .* ODYSSEUS_DATA_DIR=.*\/odysseus$/),
    ]);
    expect(modeOf()).toBe('1777');
  });

  it('that is not there is left so', () => {
    expect(closeDataFolder(join(folder, 'none'))).toEqual([]);
  });
});

describe('what is closed to others', () => {
  it('keeps what its owner may do, and follows no link within', () => {
    mkdirSync(join(folder, 'a', 'b'), { recursive: true });
    writeFileSync(join(folder, 'a', 'b', 'program'), '');
    chmodSync(join(folder, 'a', 'b', 'program'), 0o555);
    writeFileSync(join(folder, 'elsewhere'), '');
    chmodSync(join(folder, 'elsewhere'), 0o644);
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'a', 'link'));
    expect(closeToOthers(join(folder, 'a'))).toEqual([]);
    expect([modeOf('a', 'b'), modeOf('a', 'b', 'program'), modeOf('elsewhere')]).toEqual(['700', '500', '644']);
  });

  it('may itself be a link', () => {
    mkdirSync(join(folder, 'disk'), { mode: 0o755 });
    symlinkSync(join(folder, 'disk'), join(folder, 'data'));
    expect(closeToOthers(join(folder, 'data'))).toEqual([]);
    expect(modeOf('disk')).toBe('700');
  });

  // The folder of a process can be changed by nobody, not even by root.
  (process.platform === 'linux' ? it : it.skip)('is named with what to do where it may not be changed', () => {
    const fixed = `/proc/${process.pid}`;
    expect(closeToOthers(fixed, false)).toEqual([
      `${fixed} is open to other users of this machine, and this user may not change that (EPERM). Run chmod -R go-rwx ${fixed} as its owner, or choose another folder with ODYSSEUS_DATA_DIR.`,
    ]);
  });
});
