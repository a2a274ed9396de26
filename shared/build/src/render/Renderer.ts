import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseWith, type Boot } from '@odysseus/contract';
import type { RenderedScreen } from '@odysseus/release';
import * as z from 'zod/mini';
import { buildFolder } from '../location.cjs';
import { watchMemory } from './watchMemory';

/** A bundle of a store: what it is called there, and its text. */
export interface Source {
  readonly name: string;
  readonly text: string;
}

/** Renders pages of one part in a process of its own. */
export interface Renderer {
  /** @returns the design system that the shell was built with */
  shell(source: Source): Promise<{ readonly designVersion: string }>;
  /** The part's own copy of the design system, where it was built with another than the shell. */
  design(source: Source): Promise<void>;
  /** The part's route table, with its screens. */
  table(source: Source): Promise<void>;
  page(path: string, boot: Boot): Promise<RenderedScreen>;
  /** Ends the process; whatever it is at is lost. */
  close(): void;
}

export interface RendererLimits {
  /** Milliseconds that one call may take. */
  readonly patience: number;
  /** Megabytes of memory: of JavaScript's heap, and, with `ownMemory` more, of the whole process. */
  readonly memory: number;
  /** Characters of one answer. */
  readonly answer: number;
}

/** A part's bundle did what it may not, or took more than it may. */
export class RendererError extends Error {
  override readonly name = 'RendererError';
}

const usual: RendererLimits = { patience: 60_000, memory: 1_024, answer: 32 * 1024 * 1024 };

/** Megabytes that the process itself may hold beside what it is allowed: Node takes about 40, and what is young in the heap up to 50. */
const ownMemory = 256;

/** What V8 says last when its heap is full. */
const heapIsFull = 'JavaScript heap out of memory';

const childFile = join(buildFolder, 'render', 'child.cjs');

const designSchema = z.object({ designVersion: z.string() });
const pictureSchema = z.object({ url: z.string(), alt: z.string(), width: z.number(), height: z.number() });
const headSchema = z.object({
  description: z.optional(z.string()),
  image: z.optional(pictureSchema),
  modified: z.optional(z.string()),
  structuredData: z.optional(z.array(z.record(z.string(), z.unknown()))),
});
const screenSchema = z.object({
  html: z.string(),
  heads: z.array(headSchema),
  styles: z.optional(z.object({ version: z.string(), rules: z.string(), names: z.optional(z.string()) })),
});
const answerSchema = z.union([
  z.object({ id: z.number(), value: z.unknown() }),
  z.object({ id: z.number(), error: z.string() }),
]);

/** The permission model, by the name that this Node gives it: one file to read, and nothing to write or to start. */
const permissions = [
  process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission',
  `--allow-fs-read=${childFile}`,
];

/** What takes the network away, where the system lets an ordinary process do so. */
const unshare = ['/usr/bin/unshare', '/bin/unshare'].find(
  (file) => existsSync(file) && spawnSync(file, ['-rn', '/bin/true'], { env: {} }).status === 0,
);

/** Whether renderers have no network on this system. The permission model of Node takes it away from version 25 on only. */
export const networkIsTaken = unshare !== undefined;

/**
 * Starts a process that renders pages of one part from bundles whose digests were checked. Whoever made the bundles may be
 * another team, so it is given no environment, no files, no keys, and no more time and memory than pages take.
 */
export function startRenderer(limits: Partial<RendererLimits> = {}): Renderer {
  const { patience, memory, answer: longestAnswer } = { ...usual, ...limits };
  const node = [process.execPath, '--no-warnings', `--max-old-space-size=${memory}`, ...permissions, childFile];
  const [command = '', ...rest] = unshare === undefined ? node : [unshare, '-rn', ...node];
  const child = spawn(command, rest, { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] });
  const waiting = new Map<
    number,
    { readonly resolve: (value: unknown) => void; readonly reject: (cause: Error) => void }
  >();
  let asked = 0;
  let received = 0;
  let ended: RendererError | undefined;
  let said = '';
  let filledHeap = false;
  const tooMuch = `it took more than ${memory} MB of memory`;

  const end = (why: string): void => {
    ended ??= new RendererError(why);
    stopWatching();
    child.kill('SIGKILL');
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  const stopWatching =
    child.pid === undefined ? () => undefined : watchMemory(child.pid, memory + ownMemory, () => end(tooMuch));
  child.on('error', (cause) => end(`it can't be started: ${cause.message}`));
  child.on('exit', stopWatching);
  // Not at its exit: what it said last may still be on its way then.
  child.on('close', (code, signal) =>
    end(
      filledHeap && signal !== null
        ? tooMuch
        : `its process ended (${signal ?? code ?? 'unknown'})${said === '' ? '' : `: ${said.trim()}`}`,
    ),
  );
  child.stdin.on('error', () => undefined);
  child.stderr.on('data', (piece: Buffer) => {
    said += piece.toString('utf8');
    filledHeap ||= said.includes(heapIsFull);
    said = said.slice(-1_000);
  });
  child.stdout.on('data', (piece: Buffer) => {
    received += piece.length;
    if (received > longestAnswer) end(`it answered more than ${longestAnswer} bytes at once`);
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    received = 0;
    const found = readAnswer(line);
    if (!found) return end('it answered what nobody asked');
    const call = waiting.get(found.id);
    waiting.delete(found.id);
    if ('error' in found) call?.reject(new RendererError(found.error));
    else call?.resolve(found.value);
  });

  const ask = async (call: string, value: unknown): Promise<unknown> => {
    if (ended) throw ended;
    const id = (asked += 1);
    const answered = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
    child.stdin.write(`${JSON.stringify({ id, call, value })}\n`);
    const timer = setTimeout(() => end(`it took longer than ${patience} ms`), patience);
    return answered.finally(() => clearTimeout(timer));
  };
  return {
    shell: async (source) => parseWith(designSchema, await ask('shell', source), 'What a shell said of itself'),
    design: async (source) => void (await ask('design', source)),
    table: async (source) => void (await ask('table', source)),
    page: async (path, boot) =>
      parseWith(screenSchema, await ask('page', { path, boot }), `What was rendered for ${path}`) as RenderedScreen,
    close: () => end('it was closed'),
  };
}

function readAnswer(line: string): z.infer<typeof answerSchema> | undefined {
  try {
    return z.parse(answerSchema, JSON.parse(line));
  } catch {
    return undefined;
  }
}
