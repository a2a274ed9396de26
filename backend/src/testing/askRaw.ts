import { connect } from 'node:net';

/**
 * Sends text to this machine as it is, over a connection of its own: other clients would put a request in order first.
 * @returns what came back until the connection was closed, which the text should ask for
 */
export async function askRaw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  let answer = '';
  for await (const bytes of socket) answer += String(bytes);
  return answer;
}

/** A request with nothing but a request line and a host; without the latter where it is undefined. */
export function requestText(target: string, host: string | undefined, method = 'GET', version = '1.1'): string {
  return `${method} ${target} HTTP/${version}\r\n${host === undefined ? '' : `Host: ${host}\r\n`}Connection: close\r\n\r\n`;
}
