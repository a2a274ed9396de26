import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const requestSchema = z.object({
  model: z.string(),
  stream: z.literal(true),
  messages: z.array(z.object({ role: z.string(), content: z.nullable(z.string()) })),
  tools: z.array(
    z.object({
      type: z.literal('function'),
      function: z.object({ name: z.string(), parameters: z.record(z.string(), z.unknown()) }),
    }),
  ),
  tool_choice: z.string(),
});

export interface ModelRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: z.output<typeof requestSchema>;
  /** What its tools told it so far. */
  readonly told: readonly string[];
}

/** What a model does with a request. */
export type ModelScript = (reply: ModelReply, request: ModelRequest) => void | Promise<void>;

/** The stream of a completion, as OpenAI writes it. */
export class ModelReply {
  constructor(readonly raw: ServerResponse) {}

  /** Anything at all, under the type of a stream unless told otherwise. */
  write(text: string, type = 'text/event-stream'): this {
    if (!this.raw.headersSent) this.raw.writeHead(200, { 'content-type': type });
    this.raw.write(text);
    return this;
  }

  chunk(delta: object, finish: string | null = null): this {
    return this.write(
      `data: ${JSON.stringify({ id: 'chat-1', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  }

  /** Says a text in small pieces. */
  say(text: string): this {
    for (const piece of text.match(/[^]{1,7}/gu) ?? []) this.chunk({ content: piece });
    return this;
  }

  /** Asks for a tool, its arguments in pieces, and ends. */
  ask(name: string, input: unknown): void {
    this.chunk({
      role: 'assistant',
      content: null,
      tool_calls: [{ index: 0, id: 'call-1', type: 'function', function: { name, arguments: '' } }],
    });
    for (const piece of JSON.stringify(input).match(/.{1,5}/gu) ?? [])
      this.chunk({ tool_calls: [{ index: 0, function: { arguments: piece } }] });
    this.chunk({}, 'tool_calls').end();
  }

  end(): void {
    this.write('data: [DONE]\n\n').raw.end();
  }
}

/** A server on this machine that speaks OpenAI's protocol, or fails to. */
export interface FakeModel {
  /** Base address, with its path. */
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  behave(script: ModelScript): void;
  close(): Promise<void>;
}

/** Looks the Louvre up, and then says this. */
export const saying =
  (text: string): ModelScript =>
  (reply, { told }) => {
    if (told.length === 0) reply.ask('place_facts', { place: 'Louvre' });
    else reply.say(text).chunk({}, 'stop').end();
  };

export async function startFakeModel(): Promise<FakeModel> {
  const requests: ModelRequest[] = [];
  let script: ModelScript = saying('It is open on Monday from 09:00 to 18:00 [f1].');
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let text = '';
    for await (const piece of request) text += String(piece);
    const body = requestSchema.parse(JSON.parse(text));
    const received = {
      path: request.url ?? '',
      headers: request.headers,
      body,
      told: body.messages.flatMap(({ role, content }) => (role === 'tool' && content !== null ? [content] : [])),
    };
    requests.push(received);
    await script(new ModelReply(response), received);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave: (next) => void (script = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
