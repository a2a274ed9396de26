import { randomUUID } from 'node:crypto';
import { assistantLimits, type AssistantQuestion } from '@odysseus/contract';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { type Database, type Queries, tables } from '../database';
import { useQuestion } from './useQuestion';

const { assistantConversations, assistantMessages } = tables;

/** Milliseconds for which an answer counts as alive after its runner last said so. */
const lease = 15_000;
/** Questions of a conversation that may wait for their answers, the one that is being answered among them. */
export const mostWaiting = 3;
/** Characters of a conversation's title. */
const longestTitle = 80;

/** The conversation has as many questions without an answer as it may. */
export class WaitingError extends Error {
  override readonly name = 'WaitingError';
}

/** A question that is being answered, and the right to answer it. */
export interface OpenMessage {
  readonly key: number;
  readonly conversation: number;
  /** Names the work on this answer: nobody else may add to it. */
  readonly runner: string;
}

/** What a reader must know of an answer. */
export interface MessageState {
  readonly ended: boolean;
  /** Whether its runner still says so. */
  readonly alive: boolean;
}

type Asked = Pick<AssistantQuestion, 'message' | 'conversation' | 'question'> & {
  readonly uid: string;
  readonly city: string;
};

/**
 * Notes a question, unless it was noted before.
 * @param now milliseconds since 1970
 * @returns its key alone when it is known: then somebody answers it, or has
 * @throws {UsageError} when the account has asked as much as it may
 * @throws {WaitingError} when too many questions of the conversation wait already; nothing is noted then
 */
export async function openMessage(
  { queries }: Database,
  asked: Asked,
  now: number,
): Promise<{ known: number } | { opened: OpenMessage }> {
  const known = await findMessage(queries, asked.uid, asked.message);
  if (known !== undefined) return { known };
  return queries.transaction(async (transaction) => {
    // The row of the account's usage makes its questions wait for each other: from here on nobody else adds one.
    await useQuestion(transaction, asked.uid, now);
    const conversation = await holdConversation(transaction, asked, now);
    const runner = randomUUID();
    const [message] = await transaction
      .insert(assistantMessages)
      .values({
        conversation,
        uid: asked.uid,
        id: asked.message,
        question: asked.question,
        askedAt: new Date(now),
        runner,
        aliveUntil: new Date(now + lease),
      })
      .onConflictDoNothing()
      .returning({ key: assistantMessages.key });
    if (message) {
      const waiting = await earlierUnended(transaction, message.key, conversation, now).limit(mostWaiting);
      if (waiting.length >= mostWaiting) throw new WaitingError('The conversation has too many questions that wait');
      await dropOldest(transaction, conversation);
      return { opened: { key: message.key, conversation, runner } };
    }
    // Two requests with one message at once: the other one answers. This one counts as asked; a page that does so is rare.
    const other = await findMessage(transaction, asked.uid, asked.message);
    if (other === undefined) throw new Error('A message neither exists nor can be added');
    return { known: other };
  });
}

/** The key of an account's message. */
export async function findMessage(queries: Queries, uid: string, id: string): Promise<number | undefined> {
  const [message] = await queries
    .select({ key: assistantMessages.key })
    .from(assistantMessages)
    .where(and(eq(assistantMessages.uid, uid), eq(assistantMessages.id, id)));
  return message?.key;
}

/** Finds or begins the conversation, marks it changed and holds it until the transaction ends. */
async function holdConversation(
  transaction: Queries,
  { uid, city, conversation, question }: Asked,
  now: number,
): Promise<number> {
  const changedAt = new Date(now);
  const [held] = await transaction
    .insert(assistantConversations)
    .values({ uid, city, id: conversation, title: titleOf(question), changedAt })
    .onConflictDoUpdate({ target: [assistantConversations.uid, assistantConversations.id], set: { changedAt } })
    .returning({ key: assistantConversations.key });
  if (!held) throw new Error('The conversation was not returned');
  const surplus = transaction
    .select({ key: assistantConversations.key })
    .from(assistantConversations)
    .where(eq(assistantConversations.uid, uid))
    .orderBy(desc(assistantConversations.changedAt), desc(assistantConversations.key))
    .offset(assistantLimits.conversations);
  await transaction.delete(assistantConversations).where(inArray(assistantConversations.key, surplus));
  return held.key;
}

async function dropOldest(transaction: Queries, conversation: number): Promise<void> {
  const surplus = transaction
    .select({ key: assistantMessages.key })
    .from(assistantMessages)
    .where(eq(assistantMessages.conversation, conversation))
    .orderBy(desc(assistantMessages.key))
    .offset(assistantLimits.messagesInConversation);
  await transaction.delete(assistantMessages).where(inArray(assistantMessages.key, surplus));
}

/** The question's first line, cut at a word. */
export function titleOf(question: string): string {
  const line = question.split('\n', 1)[0] ?? '';
  if (line.length <= longestTitle) return line;
  const cut = line.slice(0, longestTitle);
  return `${cut.slice(0, cut.includes(' ') ? cut.lastIndexOf(' ') : longestTitle).replace(/\p{Surrogate}/gu, '')}…`;
}

/** @returns undefined when the message was deleted */
export async function messageState(queries: Queries, key: number, now: number): Promise<MessageState | undefined> {
  const [row] = await queries
    .select({ ended: assistantMessages.ended, aliveUntil: assistantMessages.aliveUntil })
    .from(assistantMessages)
    .where(eq(assistantMessages.key, key));
  return row && { ended: row.ended, alive: row.aliveUntil.getTime() > now };
}

/** Asks whoever answers a message to stop. */
export async function wantStop(queries: Queries, key: number): Promise<void> {
  await queries
    .update(assistantMessages)
    .set({ stopWanted: true })
    .where(and(eq(assistantMessages.key, key), eq(assistantMessages.ended, false)));
}

/**
 * Says that an answer is still worked on, and looks whether it should be.
 * @returns undefined when it is no longer the runner's: ended by others, or deleted
 */
export async function keepAlive(
  queries: Queries,
  { key, runner }: OpenMessage,
  now: number,
): Promise<{ stopWanted: boolean } | undefined> {
  const [row] = await queries
    .update(assistantMessages)
    .set({ aliveUntil: new Date(now + lease) })
    .where(
      and(eq(assistantMessages.key, key), eq(assistantMessages.runner, runner), eq(assistantMessages.ended, false)),
    )
    .returning({ stopWanted: assistantMessages.stopWanted });
  return row;
}

/** Whether an earlier question of the conversation still waits for its answer. */
export async function hasEarlier(queries: Queries, { key, conversation }: OpenMessage, now: number): Promise<boolean> {
  return (await earlierUnended(queries, key, conversation, now).limit(1)).length > 0;
}

function earlierUnended(queries: Queries, key: number, conversation: number, now: number) {
  return queries
    .select({ key: assistantMessages.key })
    .from(assistantMessages)
    .where(
      and(
        eq(assistantMessages.conversation, conversation),
        lt(assistantMessages.key, key),
        eq(assistantMessages.ended, false),
        sql`${assistantMessages.aliveUntil} > ${new Date(now).toISOString()}::timestamptz`,
      ),
    );
}
