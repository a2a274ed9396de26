import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on this machine that answers as a provider of live facts would, or as one should not. */
export interface FakeProvider {
  readonly url: string;
  /** What it was asked, in order. */
  readonly requests: readonly Pick<IncomingMessage, 'url' | 'headers'>[];
  /** How it answers from now on. */
  answer(how: RequestListener): void;
  close(): Promise<void>;
}

export async function startFakeProvider(first: RequestListener = withStatus(404)): Promise<FakeProvider> {
  const requests: Pick<IncomingMessage, 'url' | 'headers'>[] = [];
  let current = first;
  const server = createServer((request, response) => {
    requests.push({ url: request.url, headers: request.headers });
    current(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (how) => void (current = how),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An answer that is whole and well. */
export const withBody =
  (body: string, type = 'application/json; charset=utf-8'): RequestListener =>
  (_request, response) =>
    void response.setHeader('content-type', type).end(body);

/** The same of what is no text. @param type empty for an answer that names none */
export const withBytes =
  (body: Uint8Array, type = 'application/octet-stream'): RequestListener =>
  (_request, response) => {
    if (type !== '') response.setHeader('content-type', type);
    response.end(body);
  };

export const withJson = (value: unknown): RequestListener => withBody(JSON.stringify(value));

export const withStatus =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end('{"error":true,"reason":"No"}');

/** Takes the question and never answers. */
export const silence: RequestListener = () => undefined;

/** Promises more than it sends. */
export const truncated =
  (body: string, type = 'application/json'): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) });
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  };

export const htmlPage = withBody('<!doctype html><title>Welcome</title><h1>Good afternoon</h1>', 'text/html');
