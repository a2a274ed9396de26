import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Kept {
  readonly body: Buffer;
  readonly tag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly modified: Date;
}

export interface ReceivedRequest {
  readonly method: string;
  /** Without the bucket; `''` for a listing. */
  readonly key: string;
}

/** A server that speaks as much of S3's protocol as a store needs, path-style, conditional writes included. */
export interface BucketServer {
  readonly endpoint: string;
  readonly objects: Map<string, Kept>;
  readonly requests: ReceivedRequest[];
  /** Answers a request with this status instead, as long as it gives one. */
  fail: ((request: ReceivedRequest) => number | 'reset' | undefined) | undefined;
  close(): Promise<void>;
}

/** Keys of one page of a listing; few, so that paging is met. */
const pageLength = 50;
const kept = ['content-type', 'cache-control', 'content-encoding'] as const;

const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

function refuse(response: ServerResponse, status: number, method: string): void {
  const code =
    { 403: 'AccessDenied', 404: 'NoSuchKey', 409: 'ConditionalRequestConflict', 412: 'PreconditionFailed' }[status] ??
    'InternalError';
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(
    method === 'HEAD'
      ? undefined
      : `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  );
}

function listing(objects: ReadonlyMap<string, Kept>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, pageLength);
  const more = keys.length > page.length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>',
    `<IsTruncated>${more}</IsTruncated>`,
    more ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>` : '',
    ...page.map(
      (key) => `<Contents><Key>${escapeXml(key)}</Key><Size>${objects.get(key)?.body.length ?? 0}</Size></Contents>`,
    ),
    '</ListBucketResult>',
  ].join('');
}

export async function startBucketServer(bucket: string): Promise<BucketServer> {
  const objects = new Map<string, Kept>();
  const requests: ReceivedRequest[] = [];
  const state: { fail: BucketServer['fail'] } = { fail: undefined };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://bucket');
    const [named, ...rest] = url.pathname.slice(1).split('/').map(decodeURIComponent);
    const key = rest.join('/');
    const method = request.method ?? 'GET';
    const body = await bodyOf(request);
    requests.push({ method, key });
    const failure = state.fail?.({ method, key });
    if (failure === 'reset') return void request.socket.destroy();
    if (failure !== undefined) return refuse(response, failure, method);
    if (named !== bucket) return refuse(response, 404, method);
    if (method === 'GET' && key === '') {
      response.writeHead(200, { 'content-type': 'application/xml' });
      return void response.end(listing(objects, url.searchParams));
    }
    const found = objects.get(key);
    if (method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && found) return refuse(response, 412, method);
      const expected = request.headers['if-match'];
      if (expected !== undefined && !found) return refuse(response, 404, method);
      if (expected !== undefined && found?.tag !== expected) return refuse(response, 412, method);
      const tag = `"${createHash('md5').update(body).digest('hex')}"`;
      objects.set(key, {
        body,
        tag,
        modified: new Date(),
        headers: Object.fromEntries(
          kept.flatMap((name) => (typeof request.headers[name] === 'string' ? [[name, request.headers[name]]] : [])),
        ),
      });
      response.writeHead(200, { etag: tag });
      return void response.end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204);
      return void response.end();
    }
    if (!found) return refuse(response, 404, method);
    response.writeHead(200, {
      ...found.headers,
      etag: found.tag,
      'last-modified': found.modified.toUTCString(),
      'content-length': found.body.length,
    });
    response.end(method === 'HEAD' ? undefined : found.body);
  };

  const server: Server = createServer((request, response) => {
    answer(request, response).catch((cause: unknown) =>
      response.destroy(cause instanceof Error ? cause : new Error(String(cause))),
    );
  });
  // A connection that is closed as it is used again looks like a service out of reach: on a busy machine any time is too short.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    get fail() {
      return state.fail;
    },
    set fail(value) {
      state.fail = value;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
