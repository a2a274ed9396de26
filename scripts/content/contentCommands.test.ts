import { contentCommands } from './contentCommands';

const printed = (method: 'log' | 'warn') => jest.spyOn(console, method).mockImplementation(() => undefined);
afterEach(() => jest.restoreAllMocks());

it('warns of each reading that is old when it checks, and finds nothing wrong', async () => {
  const warned = printed('warn');
  printed('log');
  const check = contentCommands['check'];
  // All was read in November 2026.
  expect(await check?.run('paris', { json: false, today: '2026-12-01' })).toBe(0);
  expect(warned).not.toHaveBeenCalled();
  expect(await check?.run('paris', { json: false, today: '2027-10-01' })).toBe(0);
  expect(warned).toHaveBeenCalledWith(
    expect.stringMatching(
      /^warning: remotes\/paris\/content\/places\/museums\/[a-z-]+\.yaml: .+, places\.\d+\.receipts\.\d+ \([a-zA-Z, ]+\) was read on 2026-11-2\d, 3\d\d days ago; /,
    ),
  );
});
