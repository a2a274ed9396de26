import {
  type AssistantConversation,
  type AssistantConversations,
  type AssistantFeedback,
  type AssistantMessage,
  assistantPartSchema,
  knownParts,
} from '@odysseus/contract';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Queries, tables } from '../database';
import { storableText } from './storableText';
import { endDead, partsOf } from './partStore';

const { assistantConversations, assistantMessages, assistantUsage } = tables;

/** Messages that an export of the account holds at most, the newest. */
const exportedMessages = 5_000;

/** An account's conversations about a city, the newest first. */
export function listConversations(
  queries: Queries,
  uid: string,
  city: string,
): Promise<AssistantConversations['conversations']> {
  return queries
    .select({
      conversation: assistantConversations.id,
      title: assistantConversations.title,
      changedAt: assistantConversations.changedAt,
      messages: count(assistantMessages.key),
    })
    .from(assistantConversations)
    .leftJoin(assistantMessages, eq(assistantMessages.conversation, assistantConversations.key))
    .where(and(eq(assistantConversations.uid, uid), eq(assistantConversations.city, city)))
    .groupBy(assistantConversations.key)
    .orderBy(desc(assistantConversations.changedAt), desc(assistantConversations.key))
    .then((rows) => rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() })));
}

/**
 * A conversation with all its questions and answers. An answer that nobody works on any more is ended first.
 * @param now milliseconds since 1970
 * @returns undefined when the account has none of that id
 */
export async function readConversation(
  queries: Queries,
  uid: string,
  id: string,
  now: number,
): Promise<AssistantConversation | undefined> {
  const [conversation] = await queries
    .select({ key: assistantConversations.key })
    .from(assistantConversations)
    .where(and(eq(assistantConversations.uid, uid), eq(assistantConversations.id, id)));
  if (!conversation) return undefined;
  const messages = await queries
    .select()
    .from(assistantMessages)
    .where(eq(assistantMessages.conversation, conversation.key))
    .orderBy(asc(assistantMessages.key));
  for (const { key, ended, aliveUntil } of messages)
    if (!ended && aliveUntil.getTime() <= now) await endDead(queries, key, now);
  const parts = await partsOf(
    queries,
    messages.map(({ key }) => key),
  );
  return {
    conversation: id,
    messages: messages.map(({ key, id: message, askedAt, question, feedback }) => ({
      message,
      askedAt: askedAt.toISOString(),
      question,
      parts: readParts(parts.get(key)),
      ...(feedback ? { feedback } : {}),
    })),
  };
}

/** Removes a conversation, whether it was there or not. What is still being answered in it ends by itself. */
export async function deleteConversation(queries: Queries, uid: string, id: string): Promise<void> {
  await queries
    .delete(assistantConversations)
    .where(and(eq(assistantConversations.uid, uid), eq(assistantConversations.id, id)));
}

/** Removes all conversations about a city. */
export async function deleteConversations(queries: Queries, uid: string, city: string): Promise<void> {
  await queries
    .delete(assistantConversations)
    .where(and(eq(assistantConversations.uid, uid), eq(assistantConversations.city, city)));
}

/** Removes everything that the assistant keeps of an account. */
export async function deleteHistory(queries: Queries, uid: string): Promise<void> {
  await queries.delete(assistantConversations).where(eq(assistantConversations.uid, uid));
  await queries.delete(assistantUsage).where(eq(assistantUsage.uid, uid));
}

/** @returns false when the account has no such message */
export async function keepFeedback(
  queries: Queries,
  uid: string,
  message: string,
  { useful, reason }: AssistantFeedback,
): Promise<boolean> {
  const words = reason === undefined ? '' : storableText(reason);
  const kept = await queries
    .update(assistantMessages)
    .set({ feedback: { useful, ...(words === '' ? {} : { reason: words }) } })
    .where(and(eq(assistantMessages.uid, uid), eq(assistantMessages.id, message)))
    .returning({ key: assistantMessages.key });
  return kept.length > 0;
}

/** A question with its answer, as an export holds it. */
export interface ExportedMessage {
  readonly city: string;
  readonly askedAt: string;
  readonly question: string;
  /** The answer's sentences. */
  readonly answer: string;
  readonly feedback: AssistantFeedback | null;
}

/** What was asked and answered on an account, the newest first. */
export async function exportHistory(queries: Queries, uid: string): Promise<ExportedMessage[]> {
  const messages = await queries
    .select({
      key: assistantMessages.key,
      city: assistantConversations.city,
      askedAt: assistantMessages.askedAt,
      question: assistantMessages.question,
      feedback: assistantMessages.feedback,
    })
    .from(assistantMessages)
    .innerJoin(assistantConversations, eq(assistantConversations.key, assistantMessages.conversation))
    .where(eq(assistantMessages.uid, uid))
    .orderBy(desc(assistantMessages.key))
    .limit(exportedMessages);
  const parts = await partsOf(
    queries,
    messages.map(({ key }) => key),
  );
  return messages.map(({ key, askedAt, ...message }) => ({
    ...message,
    askedAt: askedAt.toISOString(),
    answer: wordsOf(readParts(parts.get(key))),
  }));
}

/** A question of the conversation's past, with what the engine remembers of it. */
export interface PastExchange {
  readonly question: string;
  readonly memory: unknown;
  /** The answer's sentences. */
  readonly answer: string;
}

/**
 * The questions before one, with their answers, the oldest first.
 * @param most how many
 */
export async function readPast(
  queries: Queries,
  { conversation, key }: { conversation: number; key: number },
  most: number,
): Promise<PastExchange[]> {
  const messages = await queries
    .select({ key: assistantMessages.key, question: assistantMessages.question, memory: assistantMessages.memory })
    .from(assistantMessages)
    .where(
      and(
        eq(assistantMessages.conversation, conversation),
        sql`${assistantMessages.key} < ${key}`,
        eq(assistantMessages.ended, true),
      ),
    )
    .orderBy(desc(assistantMessages.key))
    .limit(most);
  const parts = await partsOf(
    queries,
    messages.map((message) => message.key),
  );
  return messages.reverse().map((message) => ({
    question: message.question,
    memory: message.memory === null ? null : (JSON.parse(message.memory) as unknown),
    answer: wordsOf(readParts(parts.get(message.key))),
  }));
}

/** Parts that a newer copy of the service has stored, of a type that this one does not know, are left out. */
function readParts(stored: readonly string[] = []): AssistantMessage['parts'] {
  return z.array(assistantPartSchema).parse(knownParts(stored.map((json): unknown => JSON.parse(json))));
}

function wordsOf(parts: AssistantMessage['parts']): string {
  return parts.flatMap((part) => (part.type === 'sentence' ? [part.text] : [])).join(' ');
}
