import { createParser } from 'eventsource-parser';
import type { Configuration } from '../../configuration';
import { Ending } from '../../Ending';
import { type ChatChunk, chatChunkSchema, type ChatMessage, type ChatTool } from './chatSchemas';
import { ModelError } from './ModelError';
import type { ModelLimits } from './modelLimits';

export interface ChatRequest {
  readonly messages: readonly ChatMessage[];
  readonly tools: readonly ChatTool[];
  readonly toolChoice: 'auto' | 'none';
}

/** Counts bytes over all requests of one answer. */
export interface ByteBudget {
  left: number;
}

/**
 * One streamed completion of an OpenAI-compatible endpoint. Lengths and temperature are not asked for: endpoints disagree on
 * their names, and the limits here hold whatever they do.
 * @throws {ModelError} when it is refused, silent, cut, too long or no stream of completions at all
 */
export async function* streamChat(
  endpoint: NonNullable<Configuration['assistant']>,
  request: ChatRequest,
  limits: ModelLimits,
  budget: ByteBudget,
  signal: AbortSignal,
): AsyncGenerator<ChatChunk> {
  const ending = new Ending([signal]);
  // Said as a boolean: the timer changes it.
  let silent = false as boolean;
  let timer: NodeJS.Timeout | undefined;
  const listen = (): void => {
    timer = setTimeout(() => {
      silent = true;
      ending.end();
    }, limits.silence);
  };
  try {
    listen();
    const body = await open(endpoint, request, ending.signal);
    const decoder = new TextDecoder();
    const events: string[] = [];
    // A line that never ends is one event too long.
    const parser = createParser({ onEvent: ({ data }) => void events.push(data), maxBufferSize: limits.bytes });
    let finished = false;
    for await (const bytes of body) {
      // While we work on what it said, it is not the model that is silent.
      clearTimeout(timer);
      budget.left -= bytes.byteLength;
      if (budget.left < 0) throw new ModelError('It sent more bytes than it may');
      parser.feed(decoder.decode(bytes, { stream: true }));
      for (const data of events.splice(0)) {
        if (data === '[DONE]') return;
        const chunk = parseChunk(data);
        finished ||= chunk.choices.some(({ finish_reason: reason }) => typeof reason === 'string');
        yield chunk;
      }
      listen();
    }
    if (!finished) throw new ModelError('The stream was cut');
  } catch (error) {
    if (error instanceof ModelError) throw error;
    throw new ModelError(
      silent
        ? `It was silent for ${limits.silence} ms`
        : signal.aborted
          ? 'It took too long, or was ended'
          : 'It could not be read',
      { cause: error },
    );
  } finally {
    clearTimeout(timer);
    ending.release();
    // Whoever stops reading early ends the request.
    ending.end();
  }
}

async function open(
  { baseUrl, apiKey, model }: NonNullable<Configuration['assistant']>,
  { messages, tools, toolChoice }: ChatRequest,
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> {
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    // The key and the question go to the configured host alone.
    redirect: 'error',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({
      model,
      stream: true,
      messages,
      ...(tools.length > 0 ? { tools, tool_choice: toolChoice } : {}),
    }),
    signal,
  });
  const type = response.headers.get('content-type') ?? 'nothing';
  if (!response.ok) throw new ModelError(`It answered ${response.status}`);
  if (!/^text\/event-stream\b/i.test(type) || !response.body)
    throw new ModelError(`It answered ${type.slice(0, 60)} in place of a stream of events`);
  return response.body;
}

function parseChunk(data: string): ChatChunk {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch (cause) {
    throw new ModelError('An event is not JSON', { cause });
  }
  const chunk = chatChunkSchema.safeParse(value);
  if (!chunk.success) throw new ModelError('An event is no piece of a completion');
  return chunk.data;
}
