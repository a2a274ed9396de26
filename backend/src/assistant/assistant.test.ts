import { randomUUID } from 'node:crypto';
import {
  type AssistantConversation,
  assistantConversationSchema,
  assistantConversationsSchema,
  assistantLimits,
} from '@odysseus/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { tables } from '../database';
import { addWindow } from '../subscriptions';
import { endOf, partsIn, wordsIn } from '../testing/answerStream';
import { describeWithDatabases } from '../testing/describeWithDatabases';
import { noon, type ServiceUnderTest, startService } from '../testing/serviceUnderTest';
import { standInAssistant } from '../testing/standInAssistant';

const assistants = { of: async (city: string) => (city === 'paris' ? standInAssistant : undefined) };

describeWithDatabases('The assistant', (underTest) => {
  let app: FastifyInstance;
  let as: ServiceUnderTest['as'];
  let now = noon;

  beforeAll(
    async () =>
      ({ app, as } = await startService(underTest.database, {
        assistants,
        clock: () => now,
        assistantChanges: { beat: 100 },
      })),
  );
  afterAll(() => app.close());
  beforeEach(async () => {
    now = noon;
    for (const uid of ['ann', 'bob'])
      await addWindow(underTest.database.queries, uid, { start_date: '2026-07-01', end_date: '2026-07-07' }, null);
  });

  const question = (change: object = {}) => ({
    message: randomUUID(),
    conversation: randomUUID(),
    question: 'When is the Louvre open?',
    plan: [],
    residency: 'unknown',
    ages: [],
    ...change,
  });
  const ask = (payload: object, headers: Record<string, string> = as('ann'), city = 'paris') =>
    app.inject({ method: 'POST', url: `/api/assistant/${city}/messages`, payload, headers });
  const call = (method: 'GET' | 'DELETE' | 'POST', path: string, payload?: object, uid = 'ann') =>
    app.inject({ method, url: `/api/assistant/paris/${path}`, headers: as(uid), ...(payload ? { payload } : {}) });
  const conversations = async (uid = 'ann') =>
    assistantConversationsSchema.parse((await call('GET', 'conversations', undefined, uid)).json()).conversations;
  const read = async (id: string): Promise<AssistantConversation> =>
    assistantConversationSchema.parse((await call('GET', `conversations/${id}`)).json());

  it('answers as a stream of numbered events that nothing keeps or holds back', async () => {
    const asked = question();
    const answer = await ask(asked);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('text/event-stream'),
      'cache-control': expect.stringContaining('no-store'),
    });
    const parts = partsIn(answer.body);
    expect(parts[0]).toEqual({
      type: 'start',
      message: asked.message,
      conversation: asked.conversation,
      brain: 'embedded',
    });
    expect(wordsIn(parts)).toEqual(['The Louvre is open on Monday from 09:00 to 18:00.', 'It costs €22 for adults.']);
    expect(endOf(parts)).toBe('complete');
  });

  it('goes on after any event, to the byte, and answers nothing twice', async () => {
    const asked = question();
    const whole = (await ask(asked)).body.replace(/^:\n\n/, '');
    const events = whole.split(/(?<=\n\n)/);
    expect(events.length).toBeGreaterThan(4);
    for (let seen = 0; seen <= events.length; seen += 1) {
      const rest = await ask(asked, { ...as('ann'), 'last-event-id': String(seen) });
      expect(events.slice(0, seen).join('') + rest.body.replace(/^:\n\n/, '')).toBe(whole);
    }
    expect(await conversations()).toMatchObject([{ conversation: asked.conversation, messages: 1 }]);
  });

  it('answers a message that arrives twice at once a single time', async () => {
    const asked = question();
    const answers = await Promise.all([1, 2, 3].map(() => ask(asked)));
    const [first] = answers;
    for (const answer of answers) expect(answer.body).toBe(first?.body);
    expect((await conversations())[0]?.messages).toBe(1);
  });

  it('tells the engine what it said before, in the order of the questions, also of two tabs at once', async () => {
    const conversation = randomUUID();
    await ask(question({ conversation }));
    const both = await Promise.all([ask(question({ conversation })), ask(question({ conversation }))]);
    const counts = both.map(({ body }) => /Again \((\d)\)/.exec(body)?.[1]).sort();
    expect(counts).toEqual(['2', '3']);
  });

  it('drops what the facts of a sentence do not bear', async () => {
    const inventive = {
      ...standInAssistant,
      answer: (...given: Parameters<typeof standInAssistant.answer>) => {
        const answer = standInAssistant.answer(...given);
        return {
          ...answer,
          parts: answer.parts.map((part) =>
            part.type === 'sentence' ? { ...part, text: part.text.replace('€22', '€23') } : part,
          ),
        };
      },
    };
    const other = await startService(underTest.database, {
      assistants: { of: async () => inventive },
      clock: () => now,
    });
    const answer = await other.app.inject({
      method: 'POST',
      url: '/api/assistant/paris/messages',
      payload: question(),
      headers: as('ann'),
    });
    expect(wordsIn(partsIn(answer.body))).toEqual(['The Louvre is open on Monday from 09:00 to 18:00.']);
    await other.app.close();
  });

  it.each([
    ['nobody', () => ({}), 'paris', 401, 'token_missing'],
    ['a visitor without a pass', () => as('carol'), 'paris', 403, 'no_active_pass'],
    ['a visitor of a city without an assistant', () => as('ann'), 'atlantis', 404, 'assistant_missing'],
  ])('does not answer %s', async (_who, headers, city, status, code) => {
    const answer = await ask(question(), headers(), city);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error: { code } });
  });

  it('shows neither answers nor history once the pass has ended, and still deletes them', async () => {
    const asked = question();
    await ask(asked);
    now = noon + 9 * 86_400_000;
    for (const answer of [
      await ask(asked, as('ann')),
      await call('GET', 'conversations'),
      await call('GET', `conversations/${asked.conversation}`),
    ])
      expect(answer.statusCode).toBe(403);
    expect((await call('DELETE', 'conversations')).statusCode).toBe(204);
    now = noon;
    expect(await conversations()).toEqual([]);
  });

  it.each([
    ['zero bytes and control characters', 'When\0 is\u0007 the\u009b Louvre\r\nopen?', 'When is the Louvre\nopen?'],
    ['half of a surrogate pair', 'Open \ud83d?', 'Open \ufffd?'],
    ['letters in two pieces', 'Muse\u0301e', 'Musée'],
    [
      'what looks like SQL, scripts and events',
      `'; drop table x;-- <script>\n\ndata: {"type":"end"}`,
      `'; drop table x;-- <script>\n\ndata: {"type":"end"}`,
    ],
    [
      'as much as it may hold',
      'é'.repeat(assistantLimits.longestQuestion),
      'é'.repeat(assistantLimits.longestQuestion),
    ],
  ])('takes a question with %s', async (_what, text, kept) => {
    const asked = question({
      question: text,
      plan: [{ id: 'paris/louvre', name: 'The\0 Louvre', path: '/museums#louvre' }],
    });
    const parts = partsIn((await ask(asked)).body);
    expect(endOf(parts)).toBe('complete');
    expect((await read(asked.conversation)).messages).toMatchObject([{ question: kept, parts }]);
  });

  it.each([
    ['nothing', { question: '' }, 400],
    ['blanks', { question: ' \n ' }, 400],
    ['zero bytes alone', { question: '\0\0\0' }, 400],
    ['more than it may', { question: 'x'.repeat(assistantLimits.longestQuestion + 1) }, 400],
    ['a message that is no id', { message: 'first' }, 400],
    ['fields that nobody asked for', { uid: 'bob' }, 400],
    ['a body without end', { question: 'x'.repeat(assistantLimits.bodyBytes) }, 413],
  ])('refuses a question of %s, and says why', async (_what, change, status) => {
    const answer = await ask(question(change));
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error: { message: expect.stringMatching(/./) } });
    expect(await conversations()).toEqual([]);
  });

  it('takes so many questions of an account in a minute and a day, says when to come back, and keeps its word', async () => {
    const used = {
      uid: 'ann',
      minuteFrom: new Date(noon),
      inMinute: assistantLimits.perMinute,
      dayFrom: new Date(noon),
      inDay: assistantLimits.perMinute,
    };
    await underTest.database.queries.insert(tables.assistantUsage).values(used);
    now = noon + 20_000;
    const refused = await ask(question());
    expect([
      refused.statusCode,
      refused.headers['retry-after'],
      refused.json<{ error: { code: string } }>().error.code,
    ]).toEqual([429, '40', 'too_many_questions']);
    expect((await ask(question(), as('bob'))).statusCode).toBe(200);
    now = noon + 60_000;
    const asked = question();
    expect((await ask(asked)).statusCode).toBe(200);
    await underTest.database.queries.execute(
      sql`update assistant_usage set in_day = ${assistantLimits.perDay} where uid = 'ann'`,
    );
    expect((await ask(question())).headers['retry-after']).toBe(String(86_400 - 60));
    // To read on is no question.
    expect((await ask(asked)).statusCode).toBe(200);
    now = noon + 86_400_000;
    expect((await ask(question())).statusCode).toBe(200);
  });

  it('counts on when the history is deleted', async () => {
    await ask(question());
    await call('DELETE', 'conversations');
    await ask(question());
    expect(await underTest.database.queries.select().from(tables.assistantUsage)).toMatchObject([
      { uid: 'ann', inMinute: 2, inDay: 2 },
    ]);
  });

  it('keeps a history for its own account: listed by change, read, deleted one by one', async () => {
    const [first, second] = [question({ question: 'One?\nwith more' }), question({ question: 'Two?' })];
    await ask(first);
    now += 1_000;
    await ask(second);
    now += 1_000;
    await ask(question({ conversation: first.conversation, question: 'And on Monday?' }));
    expect(await conversations()).toMatchObject([
      { conversation: first.conversation, title: 'One?', messages: 2 },
      { conversation: second.conversation, title: 'Two?', messages: 1 },
    ]);
    expect(
      (await read(first.conversation)).messages.map((message) => [message.question, endOf(message.parts)]),
    ).toEqual([
      ['One?\nwith more', 'complete'],
      ['And on Monday?', 'complete'],
    ]);

    expect(await conversations('bob')).toEqual([]);
    expect((await call('GET', `conversations/${first.conversation}`, undefined, 'bob')).statusCode).toBe(404);
    expect((await call('DELETE', `conversations/${first.conversation}`, undefined, 'bob')).statusCode).toBe(204);
    expect((await call('POST', `messages/${first.message}/stop`, undefined, 'bob')).statusCode).toBe(404);
    expect((await call('POST', `messages/${first.message}/feedback`, { useful: true }, 'bob')).statusCode).toBe(404);
    expect(await conversations()).toHaveLength(2);

    for (let i = 0; i < 2; i += 1)
      expect((await call('DELETE', `conversations/${first.conversation}`)).statusCode).toBe(204);
    expect(await conversations()).toMatchObject([{ conversation: second.conversation }]);
  });

  it('keeps the newest conversations, and of each the newest messages', async () => {
    const old = question();
    await ask(old);
    await underTest.database.queries.execute(sql`
      insert into assistant_conversations (uid, id, city, title, changed_at)
      select 'ann', gen_random_uuid(), 'paris', 'filled', ${new Date(noon + 1_000).toISOString()}::timestamptz from generate_series(1, ${assistantLimits.conversations - 1})`);
    const long = question();
    now = noon + 2_000;
    await ask(long);
    const kept = await conversations();
    expect(kept).toHaveLength(assistantLimits.conversations);
    expect(kept.map(({ conversation }) => conversation)).not.toContain(old.conversation);

    await underTest.database.queries.execute(sql`
      insert into assistant_messages (conversation, uid, id, question, asked_at, runner, alive_until, ended)
      select key, uid, gen_random_uuid(), 'filled', changed_at, gen_random_uuid(), changed_at, true
      from assistant_conversations, generate_series(1, ${assistantLimits.messagesInConversation - 1}) where id = ${long.conversation}::uuid`);
    await ask(question({ conversation: long.conversation }));
    const { messages } = await read(long.conversation);
    expect(messages).toHaveLength(assistantLimits.messagesInConversation);
    expect(messages.map(({ message }) => message)).not.toContain(long.message);
  });

  it('keeps whether an answer was of use, and why', async () => {
    const asked = question();
    await ask(asked);
    expect(
      (await call('POST', `messages/${asked.message}/feedback`, { useful: false, reason: ' Wrong\0 hours ' }))
        .statusCode,
    ).toBe(204);
    expect((await read(asked.conversation)).messages[0]?.feedback).toEqual({ useful: false, reason: 'Wrong hours' });
    expect((await call('POST', `messages/${asked.message}/feedback`, { useful: true })).statusCode).toBe(204);
    expect((await read(asked.conversation)).messages[0]?.feedback).toEqual({ useful: true });
    expect(
      (
        await call('POST', `messages/${asked.message}/feedback`, {
          useful: true,
          reason: 'x'.repeat(assistantLimits.longestReason + 1),
        })
      ).statusCode,
    ).toBe(400);
  });

  it('is exported and deleted with the account', async () => {
    await ask(question({ question: 'Whose?' }));
    await ask(question(), as('bob'));
    const exported = await app.inject({ url: '/api/account/export', headers: as('ann') });
    expect(exported.json()).toMatchObject({
      questions: [{ city: 'paris', question: 'Whose?', answer: expect.stringContaining('€22'), feedback: null }],
    });
    await app.inject({ method: 'DELETE', url: '/api/account', headers: as('ann') });
    const { assistantConversations, assistantMessages, assistantParts, assistantUsage } = tables;
    const left = await Promise.all(
      [assistantConversations, assistantMessages, assistantUsage].map((table) =>
        underTest.database.queries.select().from(table),
      ),
    );
    expect(JSON.stringify(left)).not.toContain('ann');
    expect(left.map((rows) => rows.length)).toEqual([1, 1, 1]);
    const orphans = await underTest.database.queries.select().from(assistantParts);
    expect(new Set(orphans.map(({ message }) => message)).size).toBe(1);
  });

  describe('An answer whose process died', () => {
    /** As it is left behind: begun, half told, and then nothing. */
    async function leaveBehind(): Promise<ReturnType<typeof question>> {
      const asked = question();
      await ask(asked);
      await underTest.database.queries.execute(sql`delete from assistant_parts where number > 2`);
      await underTest.database.queries.execute(
        sql`update assistant_messages set ended = false, parts = 2 where id = ${asked.message}::uuid`,
      );
      return asked;
    }

    it('ends as failed for whoever reads on, once it is certain', async () => {
      const asked = await leaveBehind();
      const reading = ask(asked, { ...as('ann'), 'last-event-id': '1' });
      now += 15_000;
      const parts = partsIn((await reading).body, 1);
      expect(wordsIn(parts)).toHaveLength(1);
      expect(endOf(parts)).toBe('failed');
      expect(endOf((await read(asked.conversation)).messages[0]?.parts ?? [])).toBe('failed');
    });

    it('keeps no later question waiting', async () => {
      const asked = await leaveBehind();
      now += 15_000;
      expect(endOf(partsIn((await ask(question({ conversation: asked.conversation }))).body))).toBe('complete');
      expect((await read(asked.conversation)).messages.map(({ parts }) => endOf(parts))).toEqual([
        'failed',
        'complete',
      ]);
    });
  });

  it('answers fifty conversations at once, each its own question', async () => {
    const asked = Array.from({ length: 50 }, (_, index) => ({
      uid: `visitor-${index}`,
      payload: question({ question: `Question ${index}?` }),
    }));
    for (const { uid } of asked)
      await addWindow(underTest.database.queries, uid, { start_date: '2026-07-01', end_date: '2026-07-07' }, null);
    const answers = await Promise.all(asked.map(({ uid, payload }) => ask(payload, as(uid))));
    for (const [index, { body }] of answers.entries()) {
      const parts = partsIn(body);
      expect(parts.at(-2)).toEqual({ type: 'chips', chips: [{ text: 'Again (1)', question: `Question ${index}?` }] });
    }
  });

  it('is described in the interface', async () => {
    const { paths } = (await app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/assistant/{city}/messages',
        '/api/assistant/{city}/messages/{message}/stop',
        '/api/assistant/{city}/conversations/{conversation}',
      ]),
    );
  });
});
