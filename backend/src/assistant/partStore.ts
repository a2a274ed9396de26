import type { AssistantPart } from '@odysseus/contract';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { type Queries, tables } from '../database';
import type { OpenMessage } from './messageStore';

const { assistantMessages, assistantParts } = tables;

/** A part with its number, as the JSON that is sent. */
export interface NumberedPart {
  readonly number: number;
  readonly part: string;
}

/** Bytes of what an engine may remember of an answer. */
const longestMemory = 8 * 1024;

export interface NewParts {
  /** JSON of each. */
  readonly parts: readonly string[];
  /** Whether the last of them is the end. */
  readonly ended: boolean;
  readonly memory?: unknown;
}

/**
 * Adds parts behind those that are there, in one statement.
 * @returns false when the answer is no longer the runner's: ended by others, or deleted
 */
export async function addParts(
  queries: Queries,
  { key, runner }: OpenMessage,
  { parts, ended, memory }: NewParts,
): Promise<boolean> {
  const remembered = memory === undefined ? null : JSON.stringify(memory);
  const kept = remembered !== null && Buffer.byteLength(remembered) <= longestMemory ? remembered : null;
  return add(
    queries,
    sql`key = ${key} and runner = ${runner}::uuid and not ended`,
    parts,
    sql`ended = ${ended}, memory = coalesce(${kept}, memory)`,
  );
}

/**
 * Ends an answer whose runner is gone. Whoever comes first does it, and nobody after.
 * @param now milliseconds since 1970
 */
export async function endDead(queries: Queries, key: number, now: number): Promise<void> {
  const end: AssistantPart = { type: 'end', reason: 'failed' };
  await add(
    queries,
    sql`key = ${key} and not ended and alive_until <= ${new Date(now).toISOString()}::timestamptz`,
    [JSON.stringify(end)],
    sql`ended = true`,
  );
}

async function add(
  queries: Queries,
  where: ReturnType<typeof sql>,
  parts: readonly string[],
  change: ReturnType<typeof sql>,
): Promise<boolean> {
  // The row of the message is held by its update: two that add at once can't take the same number.
  const added: unknown = await queries.execute(sql`
    with held as (
      update ${assistantMessages} set parts = parts + ${parts.length}::int, ${change} where ${where} returning key, parts
    )
    insert into ${assistantParts} (message, number, part)
    select held.key, held.parts - ${parts.length}::int + added.ordinality, added.part
    from held, json_array_elements_text(${JSON.stringify(parts)}::json) with ordinality as added (part, ordinality)
    returning number`);
  return (added as { rows: unknown[] }).rows.length > 0;
}

/** The parts of an answer after a number, in their order. */
export function partsAfter(queries: Queries, key: number, after: number): Promise<NumberedPart[]> {
  return queries
    .select({ number: assistantParts.number, part: assistantParts.part })
    .from(assistantParts)
    .where(and(eq(assistantParts.message, key), gt(assistantParts.number, after)))
    .orderBy(asc(assistantParts.number));
}

/** The parts of several answers, by their key. */
export async function partsOf(queries: Queries, keys: readonly number[]): Promise<Map<number, string[]>> {
  const parts = new Map<number, string[]>();
  if (keys.length === 0) return parts;
  const rows = await queries
    .select()
    .from(assistantParts)
    .where(inArray(assistantParts.message, [...keys]))
    .orderBy(asc(assistantParts.message), asc(assistantParts.number));
  for (const { message, part } of rows) {
    const list = parts.get(message);
    if (list) list.push(part);
    else parts.set(message, [part]);
  }
  return parts;
}
