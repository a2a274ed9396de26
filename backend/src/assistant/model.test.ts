import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AssistantPart } from '@odysseus/contract';
import type { FastifyInstance } from 'fastify';
import { addWindow } from '../subscriptions';
import { endOf, partsIn, wordsIn } from '../testing/answerStream';
import { collectGarbage } from '../testing/collectGarbage';
import { describeWithDatabases } from '../testing/describeWithDatabases';
import { type FakeModel, type ModelScript, saying, startFakeModel } from '../testing/fakeModel';
import { noon, type ServiceUnderTest, startService } from '../testing/serviceUnderTest';
import { standInAssistant } from '../testing/standInAssistant';
import { modelFailed, modelRests } from './copy';

const own = ['The Louvre is open on Monday from 09:00 to 18:00.', 'It costs €22 for adults.'];
/** Times are long, for busy machines: nothing waits for them but what is tested with times of its own. */
const limits = { silence: 20_000, whole: 60_000, bytes: 200_000, sentences: 12, characters: 4_000 };

interface Copy extends ServiceUnderTest {
  ask(change?: object, after?: number): Promise<AssistantPart[]>;
  /** Answers the status. */
  call(method: 'POST' | 'DELETE', path: string): Promise<number>;
}

describeWithDatabases('The assistant with a model', (underTest) => {
  let model: FakeModel;
  let now = noon;
  const started: FastifyInstance[] = [];

  /** A copy of the service; all share the database. */
  async function start(times: { silence?: number; whole?: number } = {}): Promise<Copy> {
    const service = await startService(underTest.database, {
      variables: { ASSISTANT_BASE_URL: model.url, ASSISTANT_API_KEY: 'key-1', ASSISTANT_MODEL: 'small' },
      assistants: { of: async () => standInAssistant },
      assistantChanges: { beat: 20, modelLimits: { ...limits, ...times } },
      clock: () => now,
    });
    started.push(service.app);
    return {
      ...service,
      ask: async (change = {}, after = 0) => {
        const answer = await service.app.inject({
          method: 'POST',
          url: '/api/assistant/paris/messages',
          payload: asked(change),
          headers: { ...service.as('ann'), 'last-event-id': String(after) },
        });
        return partsIn(answer.body, after);
      },
      call: async (method, path) =>
        (await service.app.inject({ method, url: `/api/assistant/paris/${path}`, headers: service.as('ann') }))
          .statusCode,
    };
  }
  const asked = (change: object = {}) => ({
    message: randomUUID(),
    conversation: randomUUID(),
    question: 'When is the Louvre open?',
    plan: [],
    residency: 'unknown',
    ages: [],
    ...change,
  });

  let ask: Copy['ask'];
  let call: Copy['call'];
  let one: Copy;

  beforeAll(async () => {
    model = await startFakeModel();
    one = await start();
    ({ ask, call } = one);
  });
  afterAll(async () => {
    await Promise.all(started.map((app) => app.close()));
    await model.close();
  });
  beforeEach(async () => {
    // Each in a quarter of an hour of its own, long after a model that failed before has rested.
    now += 900_000;
    model.behave(saying('It is open on Monday from 09:00 to 18:00 [f1].'));
    await addWindow(underTest.database.queries, 'ann', { start_date: '2026-07-01', end_date: '2026-07-07' }, null);
  });

  it('answers with the tools of the guide, each sentence with the source that bears it', async () => {
    model.behave(
      saying(
        'Here is what the guide says. The Louvre is open on Monday from 9 am to 6 pm [f1]. It costs €22 for adults. [f2] Enjoy it!',
      ),
    );
    const parts = await ask();
    expect(
      parts.map((part) =>
        part.type === 'sentence' ? [part.text, part.citations.map(({ field }) => field)] : part.type,
      ),
    ).toEqual([
      'start',
      'step',
      ['Here is what the guide says.', []],
      ['The Louvre is open on Monday from 9 am to 6 pm.', ['hours']],
      ['It costs €22 for adults.', ['price']],
      ['Enjoy it!', []],
      'places',
      'chips',
      'end',
    ]);
    expect(parts[0]).toMatchObject({ brain: 'model' });
    expect(endOf(parts)).toBe('complete');
    const [first, second] = model.requests.slice(-2);
    expect(first).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer key-1' },
      body: {
        model: 'small',
        tool_choice: 'auto',
        tools: [{ function: { name: 'place_facts', parameters: { type: 'object', required: ['place'] } } }],
      },
    });
    expect(second?.told[0]).toContain('"marker":"f1"');
  });

  it('drops what the cited facts do not bear, and shows the rest', async () => {
    model.behave(
      saying(
        'It opens on Monday at 09:00 [f1]. It costs €21 for adults [f2]. The Musée Fantôme next door is free [f1]. It costs €22 for adults [f9]. It is closed on Tuesday [f1].',
      ),
    );
    const parts = await ask();
    expect(wordsIn(parts)).toEqual(['It opens on Monday at 09:00.', 'It is closed on Tuesday.']);
    expect(endOf(parts)).toBe('complete');
  });

  it('tells the model what was said before, and takes a follow-up to the engine when it fails', async () => {
    const conversation = randomUUID();
    await ask({ conversation, question: 'First?' });
    model.behave((reply) => void reply.raw.writeHead(500).end());
    const parts = await ask({ conversation, question: 'And then?' });
    expect(model.requests.at(-1)?.body.messages.slice(1)).toEqual([
      { role: 'user', content: 'First?' },
      { role: 'assistant', content: 'It is open on Monday from 09:00 to 18:00.' },
      { role: 'user', content: 'And then?' },
    ]);
    expect(parts.at(-2)).toMatchObject({ type: 'chips', chips: [{ text: 'Again (2)' }] });
  });

  const failures: readonly (readonly [string, ModelScript])[] = [
    ['answers an error', (reply) => void reply.raw.writeHead(500).end('{"error":{}}')],
    ['answers HTML', (reply) => reply.write('<h1>Sign in to this network</h1>', 'text/html').end()],
    ['answers HTML as if it were a stream', (reply) => void reply.write('<h1>Hello</h1>').raw.end()],
    ['sends broken JSON', (reply) => void reply.write('data: {"choices": [{\n\n').raw.end()],
    ['sends JSON of another shape', (reply) => reply.write('data: {"choices": "none"}\n\n').end()],
    ['leads elsewhere', (reply) => void reply.raw.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['says nothing', (reply) => reply.end()],
    ['is cut', (reply) => void reply.say('Let me see').raw.destroy()],
    ['sends a line without end', (reply) => void reply.write(`data: ${'x'.repeat(limits.bytes)}`)],
    ['sends more than it may', (reply) => void reply.write(`: ${'x'.repeat(1_000)}\n\n`.repeat(300))],
    ['talks without end', (reply) => reply.say('well and so on '.repeat(400)).end()],
    [
      'makes sentences without end',
      (reply) =>
        reply.say(Array.from({ length: 20 }, (_, index) => `Well, ${'so '.repeat(index)}it goes.`).join(' ')).end(),
    ],
    ['repeats itself', saying('It goes on. '.repeat(8))],
    ['invents everything', saying('Sure! The Musée Fantôme opens at 07:00 [f1]. Entry is €3 [f2].')],
    ['cites nothing', saying('The Louvre costs €22 for adults.')],
    ['asks for tools for ever', (reply, { told }) => reply.ask('place_facts', { place: `Louvre ${told.length}` })],
    ['asks the same tool the same', (reply) => reply.ask('place_facts', { place: 'Louvre' })],
    ['asks a tool with too much', (reply) => reply.ask('place_facts', { place: 'x'.repeat(10_000) })],
  ];
  it.each(failures)('is replaced by the own engine, which says so, when it %s', async (_what, script) => {
    model.behave(script);
    const parts = await ask();
    expect(parts).toContainEqual({ type: 'notice', text: modelFailed });
    expect(wordsIn(parts)).toEqual(own);
    expect(endOf(parts)).toBe('complete');
  });

  it.each<readonly [string, { silence?: number; whole?: number }, ModelScript]>([
    ['never answers', { silence: 200 }, () => undefined],
    [
      'falls silent',
      { silence: 200 },
      (reply) => {
        reply.say('Let me ');
        collectGarbage();
      },
    ],
    [
      'takes its time for ever',
      { whole: 500 },
      (reply) => {
        const ticking = setInterval(() => reply.write(': wait\n\n'), 50);
        // What ends the request must not be among what nobody holds.
        collectGarbage();
        reply.raw.once('close', () => clearInterval(ticking));
      },
    ],
  ])('is replaced by the own engine as well when it %s', async (_what, times, script) => {
    model.behave(script);
    const parts = await (await start(times)).ask();
    expect(parts).toContainEqual({ type: 'notice', text: modelFailed });
    expect(wordsIn(parts)).toEqual(own);
  });

  it('may call a tool wrongly, and is told how to do better', async () => {
    model.behave((reply, { told }) => {
      if (told.length === 0) return reply.ask('weather', {});
      if (told.length === 1) return reply.ask('place_facts', { place: 'Atlantis' });
      if (told.length === 2) return reply.ask('place_facts', { place: 'Louvre' });
      return reply.say('It opens at 09:00 on Monday [f1].').chunk({}, 'stop').end();
    });
    expect(wordsIn(await ask())).toEqual(['It opens at 09:00 on Monday.']);
    expect(model.requests.at(-1)?.told).toEqual([
      expect.stringContaining('There are place_facts'),
      expect.stringContaining('No place is called Atlantis'),
      expect.stringContaining('"f1"'),
    ]);
  });

  it('keeps what it showed before it was cut: the engine goes on and repeats none of it', async () => {
    model.behave((reply, { told }) => {
      if (told.length === 0) return reply.ask('place_facts', { place: 'Louvre' });
      reply.say(`${own[0]?.replace('.', ' [f1].') ?? ''} And the`).raw.destroy();
    });
    const message = asked();
    const parts = await ask(message);
    expect(wordsIn(parts)).toEqual(own);
    expect(parts.filter(({ type }) => type === 'notice')).toHaveLength(1);
    for (let seen = 0; seen < parts.length; seen += 1) expect(await ask(message, seen)).toEqual(parts.slice(seen));
  });

  it('leaves the model alone for a minute after three failures in a row', async () => {
    await ask();
    model.behave((reply) => void reply.raw.writeHead(500).end());
    const before = model.requests.length;
    for (let i = 0; i < 3; i += 1) await ask();
    model.behave(saying('It opens at 09:00 on Monday [f1].'));
    const rested = await ask();
    expect(rested.slice(0, 2)).toMatchObject([
      { type: 'start', brain: 'embedded' },
      { type: 'notice', text: modelRests },
    ]);
    expect(model.requests.length - before).toBe(3);
    now += 60_000;
    expect(wordsIn(await ask())).toEqual(['It opens at 09:00 on Monday.']);
  });

  /** A model that has said one sentence and waits to be told to go on. */
  function waiting(): { reached: Promise<void>; goOn: () => void } {
    let goOn = (): void => undefined;
    const allowed = new Promise<void>((resolve) => (goOn = resolve));
    const reached = new Promise<void>((resolve) => {
      model.behave(async (reply, { told }) => {
        if (told.length === 0) return reply.ask('place_facts', { place: 'Louvre' });
        reply.say('It opens at 09:00 on Monday [f1]. Also');
        resolve();
        await allowed;
        reply.say(' it costs €22 for adults [f2].').chunk({}, 'stop').end();
      });
    });
    return { reached, goOn };
  }
  /** Reads an answer over a connection up to its first sentence; then breaks off, or does something and reads to the end. */
  async function readOver(
    app: FastifyInstance,
    message: object,
    headers: Record<string, string>,
    then?: () => void,
  ): Promise<string> {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const address = app.server.address();
    const asking = request({
      port: typeof address === 'object' && address ? address.port : 0,
      method: 'POST',
      path: '/api/assistant/paris/messages',
      headers: { ...headers, 'content-type': 'application/json' },
    });
    asking.end(JSON.stringify(message));
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    let text = '';
    for await (const bytes of response) {
      text += String(bytes);
      if (!text.includes('"sentence"') || !text.endsWith('\n\n')) continue;
      if (!then) break;
      then();
    }
    asking.destroy();
    return text;
  }

  it('goes on while nobody listens, and another copy of the service tells the rest', async () => {
    const other = await start();
    const { goOn } = waiting();
    const message = asked();
    const before = partsIn(await readOver(one.app, message, one.as('ann')));
    expect(wordsIn(before)).toEqual(['It opens at 09:00 on Monday.']);
    const rest = other.ask(message, before.length);
    goOn();
    const after = await rest;
    expect(wordsIn(after)).toEqual(['Also it costs €22 for adults.']);
    expect([...before, ...after]).toEqual(await one.ask(message));
  });

  it('stops when it is told to, on whichever copy', async () => {
    const other = await start();
    for (const where of [one, other]) {
      const { reached } = waiting();
      const message = asked();
      const answer = one.ask(message);
      await reached;
      expect(await where.call('POST', `messages/${message.message}/stop`)).toBe(204);
      expect(endOf(await answer)).toBe('stopped');
      expect(endOf(await other.ask(message))).toBe('stopped');
    }
  });

  it('ends when its conversation is deleted', async () => {
    const { reached } = waiting();
    const message = asked();
    const answer = ask(message);
    await reached;
    expect(await call('DELETE', `conversations/${message.conversation}`)).toBe(204);
    expect(endOf(await answer)).toBe('stopped');
  });

  it('ends with the pass: nothing more is shown from then on', async () => {
    const other = await start();
    const { goOn } = waiting();
    const before = now;
    const text = await readOver(other.app, asked(), other.as('ann'), () => {
      // The day ends on the last clock of the Earth.
      now = Date.UTC(2026, 6, 8, 12);
      goOn();
    });
    now = before;
    const parts = partsIn(text);
    expect(wordsIn(parts)).toEqual(['It opens at 09:00 on Monday.']);
    expect(endOf(parts)).toBe('noAccess');
  });

  it('answers the questions of one conversation one after the other, and of two side by side', async () => {
    const { reached, goOn } = waiting();
    const conversation = randomUUID();
    const first = ask({ conversation, question: 'First?' });
    await reached;
    const second = ask({ conversation, question: 'Second?' });
    model.behave(saying('It opens at 09:00 on Monday [f1].'));
    expect(endOf(await ask({ question: 'Elsewhere?' }))).toBe('complete');
    expect(model.requests.flatMap(({ body }) => body.messages.at(-1)?.content ?? [])).not.toContain('Second?');
    goOn();
    expect([endOf(await first), endOf(await second)]).toEqual(['complete', 'complete']);
    expect(model.requests.at(-1)?.body.messages.map(({ content }) => content)).toEqual(
      expect.arrayContaining(['First?', 'Second?']),
    );
  });

  it('refuses a question when three of its conversation wait, and takes it when they are answered', async () => {
    const { reached, goOn } = waiting();
    const conversation = randomUUID();
    const put = () =>
      one.app.inject({
        method: 'POST',
        url: '/api/assistant/paris/messages',
        payload: asked({ conversation }),
        headers: one.as('ann'),
      });
    const first = put();
    await reached;
    model.behave(saying('It opens at 09:00 on Monday [f1].'));
    const refused: Awaited<typeof first>[] = [];
    let all: Promise<Awaited<typeof first>[]> | undefined;
    await new Promise<void>((resolve) => {
      const more = Array.from({ length: 4 }, async () => {
        const answer = await put();
        if (answer.statusCode === 429 && refused.push(answer) === 2) resolve();
        return answer;
      });
      all = Promise.all([first, ...more]);
    });
    expect(refused[0]?.headers['retry-after']).toBe('10');
    expect(refused[0]?.json()).toMatchObject({
      error: { code: 'too_many_waiting', next: expect.stringContaining('Ask again') },
    });
    goOn();
    expect((await all)?.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 429, 429]);
    expect((await put()).statusCode).toBe(200);
  });

  it('lets an account read eight answers at once', async () => {
    const { reached, goOn } = waiting();
    const message = asked();
    const put = () =>
      one.app.inject({
        method: 'POST',
        url: '/api/assistant/paris/messages',
        payload: message,
        headers: one.as('ann'),
      });
    const first = put();
    await reached;
    const others = Array.from({ length: 8 }, put);
    const refused = await Promise.race(others);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: { code: 'too_many_streams' } });
    goOn();
    expect((await Promise.all([first, ...others])).map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array.from({ length: 8 }, () => 200),
      429,
    ]);
    expect((await put()).statusCode).toBe(200);
  });

  it('is finished by the own engine when the service stops', async () => {
    const last = await start();
    const { reached } = waiting();
    const answer = last.ask();
    await reached;
    collectGarbage();
    await last.app.close();
    expect(endOf(await answer)).toBe('complete');
    expect(await answer).toContainEqual({ type: 'notice', text: modelFailed });
  });
});
