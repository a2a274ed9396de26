import { profilePaths, userProfileSchema } from '@odysseus/contract';
import type { FastifyInstance } from 'fastify';
import { tables } from '../database';
import { describeWithDatabases } from '../testing/describeWithDatabases';
import { type ServiceUnderTest, startService } from '../testing/serviceUnderTest';

describeWithDatabases('Profiles', (underTest) => {
  let app: FastifyInstance;
  let as: ServiceUnderTest['as'];
  const url = profilePaths.profile('ann');
  const ann = { email: 'ann@example.com', displayName: 'Ann', photoURL: 'https://example.com/ann.jpg' };

  beforeAll(async () => ({ app, as } = await startService(underTest.database)));
  afterAll(() => app.close());

  const create = (payload: object, headers = as('ann')) => app.inject({ method: 'POST', url, headers, payload });

  it('answers 404 before there is a profile, creates it, and then answers it', async () => {
    expect((await app.inject({ url, headers: as('ann') })).statusCode).toBe(404);
    const created = await create(ann);
    expect(created.statusCode).toBe(201);
    expect(created.json()).toEqual({ uid: 'ann', ...ann });
    const read = await app.inject({ url, headers: as('ann') });
    expect(read.statusCode).toBe(200);
    expect(userProfileSchema.parse(read.json())).toEqual({ uid: 'ann', ...ann });
  });

  it('falls back to the email where there is no name to display', async () => {
    expect((await create({ email: ann.email })).json()).toMatchObject({ displayName: ann.email, photoURL: null });
    expect(
      (
        await app.inject({
          method: 'POST',
          url: profilePaths.profile('bob'),
          headers: as('bob'),
          payload: { email: 'bob@example.com', displayName: '  ', photoURL: null },
        })
      ).json(),
    ).toMatchObject({
      displayName: 'bob@example.com',
    });
  });

  it('keeps one row when the creation is repeated', async () => {
    await create(ann);
    const again = await create({ ...ann, displayName: 'Someone else' });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual({ uid: 'ann', ...ann });
    expect(await underTest.database.queries.select().from(tables.userProfiles)).toHaveLength(1);
  });

  it('keeps one row when two tabs create it at once, and gives both the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(ann)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await underTest.database.queries.select().from(tables.userProfiles)).toHaveLength(1);
  });

  it("refuses an email that is not the token's, and takes it in any case of letters", async () => {
    expect((await create({ email: 'eve@example.com' })).json()).toMatchObject({ error: { code: 'email_mismatch' } });
    expect((await create({ email: 'Ann@Example.com' })).statusCode).toBe(201);
  });

  it('takes the body at its word where the token has no email', async () => {
    expect((await create({ email: 'any@example.com' }, as('ann', null))).statusCode).toBe(201);
  });

  it('keeps no picture address that a browser would run', async () => {
    expect((await create({ ...ann, photoURL: 'javascript:alert(1)' })).json()).toMatchObject({ photoURL: null });
  });

  it("shows and creates nobody else's profile", async () => {
    await create(ann);
    for (const method of ['GET', 'POST'] as const) {
      const answer = await app.inject({
        method,
        url,
        headers: as('eve'),
        ...(method === 'POST' ? { payload: { email: 'eve@example.com' } } : {}),
      });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ error: { code: 'other_account' } });
      expect(answer.body).not.toContain('ann@example.com');
    }
  });

  it.each([
    ['no email', {}],
    ['an email that is no text', { email: 7 }],
    ['an email beyond its length', { email: `${'a'.repeat(320)}@example.com` }],
    ['a list', ['ann@example.com']],
  ])('refuses %s', async (_what, payload) => {
    const answer = await create(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { code: 'invalid_request' } });
  });

  it('refuses text that the database can not hold', async () => {
    const answer = await create({ ...ann, displayName: 'An\u0000n' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { code: 'invalid_text' } });
  });

  it.each([
    ['a body that is too large', 413, 'body_too_large', { payload: { ...ann, displayName: 'x'.repeat(20_000) } }],
    [
      'a body that is no JSON',
      400,
      'malformed_json',
      { payload: '{"email":', headers: { 'content-type': 'application/json' } },
    ],
    [
      'another type of body',
      415,
      'unsupported_media_type',
      { payload: '<email/>', headers: { 'content-type': 'application/xml' } },
    ],
    [
      'plain text',
      415,
      'unsupported_media_type',
      { payload: JSON.stringify(ann), headers: { 'content-type': 'text/plain' } },
    ],
    ['no body', 400, 'invalid_request', {}],
  ])(
    'refuses %s',
    async (
      _what,
      status,
      code,
      { payload, headers }: { payload?: string | object; headers?: Record<string, string> },
    ) => {
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { ...as('ann'), ...headers },
        ...(payload === undefined ? {} : { payload }),
      });
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ error: { code } });
    },
  );

  it('accepts user ids of any form and length that the provider gives', async () => {
    const uid = 'ü/%2F '.repeat(18).slice(0, 128);
    const answer = await app.inject({
      method: 'POST',
      url: profilePaths.profile(uid),
      headers: as(uid, 'u@example.com'),
      payload: { email: 'u@example.com' },
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ uid });
  });
});
