// 50 conversations with the assistant at once, against one process of the service on PostgreSQL: each asks its questions in
// turn and reads every answer to its end. Measured are the time to the first part and to the last, and the CPU time of the
// service for a question in relation to what the engine alone needs for its answer.
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Assistant, corpusKey, corpusSchema, prepareAssistant } from '@odysseus/assistant';
import { createService, readConfiguration } from '@odysseus/backend';
import { compiledContent } from '@odysseus/build/content';
import pg from 'pg';
import { unsignedToken } from './unsignedToken';

const conversations = 50;
const questions = [
  'When is the Louvre open?',
  'And on Tuesday?',
  'How much is it for a 12-year-old?',
  'How do I get there from Gare de Lyon?',
  'Which museums near it are free?',
  'Plan a day around the Marais',
  'What is the number of an ambulance?',
  'How do I say thank you?',
] as const;

const uidOf = (conversation: number): string => `bench-conversation-${conversation}`;
const root = fileURLToPath(new URL('../../../', import.meta.url));

function parisAssistant(): Assistant {
  const corpus = compiledContent(join(root, 'remotes', 'paris', 'content')).corpora.get(corpusKey('paris'));
  return prepareAssistant(corpusSchema.parse(corpus));
}

/** The service with the assistant of Paris: tells its port once, and its CPU time in microseconds whenever it is asked. */
async function serve(databaseUrl: string): Promise<void> {
  const tell = (message: object): void => void process.send?.(message);
  const cpu = (): number => process.cpuUsage().user + process.cpuUsage().system;
  const assistant = parisAssistant();
  const context = { now: new Date(), plan: [], residency: 'unknown' as const, ages: [], history: [] };
  // The engine alone, warmed up as the service will be.
  for (const question of questions) assistant.answer(question, context);
  const before = cpu();
  const rounds = 20;
  for (let round = 0; round < rounds; round += 1) for (const question of questions) assistant.answer(question, context);
  const engine = (cpu() - before) / (rounds * questions.length);

  const service = await createService(
    readConfiguration({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '0' }),
    { assistants: { of: async () => assistant } },
  );
  await service.listen({ host: '127.0.0.1', port: 0 });
  process.on('message', () => tell({ cpu: cpu() }));
  process.on('disconnect', () => process.exit());
  tell({ port: (service.server.address() as AddressInfo).port, engine });
}

interface Timing {
  /** Milliseconds from the question. */
  readonly first: number;
  readonly whole: number;
}

/** Asks one question and reads the answer to its end. */
async function ask(port: number, token: string, conversation: string, question: string): Promise<Timing> {
  const asked = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/assistant/paris/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message: randomUUID(), conversation, question, plan: [], residency: 'unknown', ages: [] }),
  });
  if (!response.ok || !response.body) throw new Error(`Answered ${response.status}: ${await response.text()}`);
  let first = Number.NaN;
  let text = '';
  for await (const bytes of response.body) {
    text += Buffer.from(bytes).toString('utf8');
    if (Number.isNaN(first) && text.includes('event: part')) first = performance.now() - asked;
  }
  if (!text.includes('"reason":"complete"')) throw new Error(`'${question}' was not answered whole`);
  return { first, whole: performance.now() - asked };
}

async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const [message] = (await once(child, 'message')) as [{ cpu: number }];
  return message.cpu;
}

function percentile(values: readonly number[], share: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(0).padStart(6);
}

/** Runs the bench and prints what it finds. The database must have its tables. */
export async function benchConversations(databaseUrl: string): Promise<void> {
  console.log(
    `\n${conversations} conversations with the assistant at once, ${questions.length} questions each in turn`,
  );
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    "insert into subscription_windows (uid, start_date, end_date) select 'bench-conversation-' || n, current_date - 1, current_date + 1 from generate_series(1, $1::int) as n",
    [conversations],
  );
  await client.end();
  const child = fork(fileURLToPath(import.meta.url), [databaseUrl]);
  try {
    const [{ port, engine }] = (await once(child, 'message')) as [{ port: number; engine: number }];
    const converse = async (index: number): Promise<Timing[]> => {
      const timings: Timing[] = [];
      const conversation = randomUUID();
      for (const question of questions)
        timings.push(await ask(port, unsignedToken(uidOf(index)), conversation, question));
      return timings;
    };
    await converse(1);
    const before = await cpuOf(child);
    const timings = (
      await Promise.all(Array.from({ length: conversations }, (_, index) => converse(index + 1)))
    ).flat();
    const each = ((await cpuOf(child)) - before) / timings.length;
    console.log('milliseconds    median      95 %      99 %');
    for (const [name, key] of [
      ['first part', 'first'],
      ['whole answer', 'whole'],
    ] as const) {
      const values = timings.map((timing) => timing[key]);
      console.log(`${name.padEnd(14)}${[0.5, 0.95, 0.99].map((share) => `${percentile(values, share)}    `).join('')}`);
    }
    console.log(
      `${(1_000_000 / each).toFixed(0)} questions per CPU-second; a question costs the service ${(each / engine).toFixed(2)} times what the engine alone needs for its answer (${(engine / 1_000).toFixed(1)} ms)`,
    );
  } finally {
    child.kill('SIGKILL');
  }
}

const [, program, given] = process.argv;
if (program === fileURLToPath(import.meta.url) && given !== undefined) await serve(given);
