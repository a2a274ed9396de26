import { reportLimits } from '@odysseus/contract';
import type { FastifyInstance } from 'fastify';
import { tables } from '../database';
import { describeWithDatabases } from '../testing/describeWithDatabases';
import { noon, startService } from '../testing/serviceUnderTest';
import { readMistakeReports } from './readMistakeReports';

const { mistakeReports } = tables;

describeWithDatabases('Reports of mistakes', (underTest) => {
  let app: FastifyInstance;
  let now = noon;
  beforeAll(async () => ({ app } = await startService(underTest.database, { clock: () => now })));
  afterAll(() => app.close());
  // Each test within a minute of its own, for the limit.
  beforeEach(() => {
    now += 120_000;
  });

  const report = (change: Record<string, unknown> = {}) => ({
    place: 'paris/louvre',
    path: '/museums',
    version: '1.0.0-0123456789',
    text: 'Closed on Tuesdays, not on Mondays',
    ...change,
  });
  const send = (payload: object) => app.inject({ method: 'POST', url: '/api/reports', payload });
  const stored = () => underTest.database.queries.select().from(mistakeReports).orderBy(mistakeReports.id);

  it('keeps what was wrong, where, and in which version', async () => {
    const answer = await send(report({ text: '  Half of \ud83d and a\0b  ' }));
    expect(answer.statusCode).toBe(204);
    expect(await stored()).toMatchObject([
      {
        place: 'paris/louvre',
        path: '/museums',
        version: '1.0.0-0123456789',
        text: 'Half of \ufffd and ab',
        receivedAt: new Date(now),
      },
    ]);
  });

  it.each([
    ['an empty text', { text: '    ' }],
    ['a text beyond its length', { text: 'x'.repeat(reportLimits.longest + 1) }],
    ['a place that is none', { place: 'Louvre' }],
    ['an address of another site', { path: 'https://example.com' }],
    ['a version that is none', { version: 'latest' }],
    ['who sends it', { email: 'ann@example.com' }],
  ])('refuses %s, and says why', async (_what, change) => {
    const answer = await send(report(change));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { code: 'invalid_request' } });
    expect(await stored()).toEqual([]);
  });

  it('are read by city, the newest first', async () => {
    for (const [place, text] of [
      ['paris/louvre', 'first'],
      ['london/tower', 'second'],
      ['paris/orsay', 'third'],
    ])
      await send(report({ place, text }));
    const texts = async (city?: string) =>
      (await readMistakeReports(underTest.database.queries, city)).map(({ text }) => text);
    expect(await texts('paris')).toEqual(['third', 'first']);
    expect(await texts()).toEqual(['third', 'second', 'first']);
  });

  it('takes only so many from one address in a minute', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await send(report())).statusCode);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429]);
  });
});
