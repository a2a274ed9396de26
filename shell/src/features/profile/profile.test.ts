import { json } from '../premium/testing';
import { readAccountExport } from './accountExport';
import { readAge } from './ages';
import { initials } from './initials';

describe('readAge', () => {
  it.each([
    ['34', { age: 34 }],
    [' 0 ', { age: 0 }],
    ['120', { age: 120 }],
    ['', { wrong: 'missing' }],
    ['121', { wrong: 'invalid' }],
    ['-1', { wrong: 'invalid' }],
    ['3.5', { wrong: 'invalid' }],
    ['ten', { wrong: 'invalid' }],
  ])('"%s"', (text, read) => {
    expect(readAge(text, [])).toEqual(read);
  });

  it('takes twelve travellers at most', () => {
    expect(
      readAge(
        '34',
        Array.from({ length: 11 }, () => 30),
      ),
    ).toEqual({ age: 34 });
    expect(
      readAge(
        '34',
        Array.from({ length: 12 }, () => 30),
      ),
    ).toEqual({ wrong: 'full' });
  });
});

describe('initials', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['Ada King Lovelace', 'AL'],
    ['ada.lovelace@example.com', 'AL'],
    ['ada', 'A'],
    ['Ægir Øster', 'ÆØ'],
    ['42', '?'],
  ])('%s: %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe('the export', () => {
  const answerOf = (response: Response) => readAccountExport(() => Promise.resolve(response));
  it('keeps the server’s name for the file, if it is one', async () => {
    const named = (disposition: string) => new Response('{}', { headers: { 'Content-Disposition': disposition } });
    expect((await answerOf(named('attachment; filename="odysseus-account.json"'))).name).toBe('odysseus-account.json');
    expect((await answerOf(named('attachment; filename="run.exe"'))).name).toBe('odysseus-data.json');
  });

  it('takes no page for data', async () => {
    await expect(answerOf(new Response('<!doctype html>'))).rejects.toMatchObject({ kind: 'malformed' });
    await expect(answerOf(json({}, 503))).rejects.toMatchObject({ kind: 'server' });
  });
});
