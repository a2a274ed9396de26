import type { AssistantConversation, AssistantFeedback, AssistantPart, AssistantQuestion } from '@odysseus/contract';
import { assistantQuestionSchema } from '@odysseus/contract';
import * as z from 'zod/mini';

/** One attempt at an answer, as the stand-in was asked for it. */
export interface Attempt {
  readonly question: AssistantQuestion;
  readonly lastEvent: string | null;
  readonly signal: AbortSignal;
}

interface StandInServiceOptions {
  /** Answers an attempt; by default with the whole of `partsFor`. */
  readonly answer?: (attempt: Attempt, index: number) => Response | Promise<Response>;
  readonly conversations?: readonly AssistantConversation[];
}

/** A whole short answer, with sources, a place and next steps. */
export function partsFor({ message, conversation, question }: AssistantQuestion): AssistantPart[] {
  const hours = {
    place: 'paris/louvre',
    path: '/museums#louvre',
    field: 'hours',
    label: 'Louvre, opening hours',
    checkedOn: '2026-11-21',
  };
  return [
    { type: 'start', message, conversation, brain: 'embedded' },
    { type: 'step', text: 'Looking at opening hours' },
    {
      type: 'sentence',
      text: 'Yes, the Louvre is open until 21:00 — après-midi et soirée.',
      join: 'paragraph',
      citations: [hours],
    },
    { type: 'sentence', text: `You asked: ${question}`, join: 'same', citations: [] },
    {
      type: 'places',
      places: [
        {
          id: 'paris/louvre',
          name: 'The Louvre',
          kind: 'museum',
          area: '1st',
          coordinates: [48.86, 2.33],
          path: '/museums#louvre',
          line: 'The largest.',
          hours: 'Open until 21:00',
        },
      ],
    },
    { type: 'chips', chips: [{ text: 'And on Monday?', question: 'Is the Louvre open on Monday?' }] },
    { type: 'end', reason: 'complete' },
  ];
}

/** Parts as they go over the wire, numbered from 1. @param after leaves out events up to this number */
export function wireOf(parts: readonly unknown[], after = 0, newline = '\n'): string {
  return parts
    .map((part, index) =>
      index < after ? '' : [`id: ${index + 1}`, 'event: part', `data: ${JSON.stringify(part)}`, '', ''].join(newline),
    )
    .join('');
}

/** A stream of text in these pieces; `open` never ends it. */
export function streamOf(
  pieces: readonly (string | Uint8Array)[],
  end: 'whole' | 'broken' | 'open' = 'whole',
): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      if (end === 'whole') controller.close();
    },
    pull(controller) {
      if (end === 'broken') controller.error(new TypeError('network error'));
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

/** Stands in for the service: answers questions, and remembers what it was asked for. */
export function standInService({ answer, conversations = [] }: StandInServiceOptions = {}) {
  const attempts: Attempt[] = [];
  const stopped: string[] = [];
  const judged: { readonly message: string; readonly feedback: AssistantFeedback }[] = [];
  const kept = [...conversations];
  const callService = (path: string, init: RequestInit = {}): Promise<Response> => {
    const { method = 'GET' } = init;
    const [, , kind = '', id, action] = path.split('/');
    if (kind === 'messages' && id === undefined) {
      const attempt: Attempt = {
        question: z.parse(assistantQuestionSchema, JSON.parse(String(init.body))),
        lastEvent: new Headers(init.headers).get('last-event-id'),
        signal: init.signal ?? new AbortController().signal,
      };
      attempts.push(attempt);
      return Promise.resolve(
        answer
          ? answer(attempt, attempts.length - 1)
          : streamOf([wireOf(partsFor(attempt.question), Number(attempt.lastEvent ?? 0))]),
      );
    }
    if (action === 'stop' && id) stopped.push(id);
    if (action === 'feedback' && id)
      judged.push({ message: id, feedback: JSON.parse(String(init.body)) as AssistantFeedback });
    if (kind === 'conversations' && method === 'DELETE')
      kept.splice(0, kept.length, ...kept.filter(({ conversation }) => id !== undefined && conversation !== id));
    if (kind === 'conversations' && method === 'GET') {
      if (id === undefined)
        return Promise.resolve(
          Response.json({
            conversations: kept.map(({ conversation, messages }) => ({
              conversation,
              title: messages[0]?.question ?? '',
              changedAt: messages[0]?.askedAt ?? '',
              messages: messages.length,
            })),
          }),
        );
      const found = kept.find(({ conversation }) => conversation === id);
      return Promise.resolve(
        found
          ? Response.json(found)
          : Response.json({ error: { code: 'not_found', message: 'There is no such conversation.' } }, { status: 404 }),
      );
    }
    return Promise.resolve(new Response(null, { status: 204 }));
  };
  return { callService, attempts, stopped, judged, kept };
}
