import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a server can do wrong with a file. */
export const faults = ['status 404', 'status 500', 'reset', 'truncated', 'HTML in its place', 'other bytes'] as const;
export type Fault = (typeof faults)[number] | 'hang';

export interface MisbehavingServer {
  readonly origin: string;
  /** Every address that was asked for, with its query, in order. */
  readonly asked: readonly string[];
  /** Answers wrongly from now on, for each address of which this gives a fault; without one, rightly again. */
  misbehave(faultOf?: (url: URL) => Fault | undefined): void;
  stop(): Promise<void>;
}

/** Speaks real HTTP, and passes on to a site whatever it does not spoil. */
export async function startMisbehavingServer(siteOrigin: string): Promise<MisbehavingServer> {
  const asked: string[] = [];
  let faultOf: (url: URL) => Fault | undefined = () => undefined;
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', siteOrigin);
    asked.push(url.pathname + url.search);
    const fault = faultOf(url);
    if (fault === undefined || fault === 'truncated' || fault === 'other bytes') pass(incoming, outgoing, url, fault);
    else spoil(fault, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    asked,
    misbehave(next) {
      faultOf = next ?? (() => undefined);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function spoil(fault: Exclude<Fault, 'truncated' | 'other bytes'>, outgoing: ServerResponse): void {
  switch (fault) {
    case 'status 404':
      outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('Not found.');
      return;
    case 'status 500':
      outgoing.writeHead(500, { 'content-type': 'application/json' }).end('{}');
      return;
    case 'reset':
      outgoing.socket?.resetAndDestroy();
      return;
    case 'HTML in its place':
      // As a hotel's network answers: with no word on how strictly the type is meant.
      outgoing
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Welcome to the hotel</title>');
      return;
    case 'hang':
      return;
  }
}

function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: URL,
  fault: 'truncated' | 'other bytes' | undefined,
): void {
  // The site answers for its own host alone.
  const headers = { ...incoming.headers, host: url.host, ...(fault ? { 'accept-encoding': 'identity' } : {}) };
  const onward = request(url, { method: incoming.method, headers }, (answer) => {
    if (!fault) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      const body = Buffer.concat(parts);
      if (fault === 'truncated') {
        // Fewer bytes than the header says.
        outgoing.writeHead(200, { ...answer.headers, 'content-length': body.length });
        outgoing.write(body.subarray(0, body.length >> 1), () => outgoing.socket?.destroy());
      } else {
        // Harmless to code and styles, and not what was built.
        outgoing.writeHead(200, { ...answer.headers, 'content-length': body.length + 1 });
        outgoing.end(Buffer.concat([body, Buffer.from('\n')]));
      }
    });
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
