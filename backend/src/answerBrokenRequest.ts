import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from './problems';

/** Node's reasons for giving a connection up before there is a request, by their code. */
const reasons: Readonly<Record<string, Problem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new Problem(408, 'request_late', 'The request did not arrive in time.', 'Send it again.'),
  HPE_HEADER_OVERFLOW: new Problem(
    431,
    'head_too_large',
    'The head of the request is too large.',
    'Send fewer or shorter headers.',
  ),
};
const malformed = new Problem(
  400,
  'malformed_request',
  'This is no request of HTTP/1.1.',
  'Correct the request line and the headers.',
);

/**
 * Answers what Node could not read as a request, and closes the connection: nobody knows where the next one would begin.
 * @param headers go with the answer
 * @param onError told Node's reason, which holds nothing of what was sent
 */
export function answerBrokenRequest(
  headers: Readonly<Record<string, string>>,
  onError: (code: string) => void,
): (error: Error & { readonly code?: string }, socket: Socket) => void {
  return (error, socket) => {
    onError(error.code ?? error.name);
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, body } = reasons[error.code ?? ''] ?? malformed;
    const text = JSON.stringify(body);
    const head = {
      ...headers,
      'cache-control': 'no-store',
      connection: 'close',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
    };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    if (socket.writable)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`);
    socket.destroy(error);
  };
}
