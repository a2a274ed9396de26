import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHmac } from 'node:crypto';

export interface StripeRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly form: URLSearchParams;
}

/** A server on this machine that speaks as much of Stripe's protocol as a checkout needs. */
export interface FakeStripe {
  readonly url: string;
  readonly requests: readonly StripeRequest[];
  /** What it answers from now on: a session, a failure, or something that is not Stripe at all. */
  behave(behaviour: 'well' | 'failing' | 'html'): void;
  close(): Promise<void>;
}

export async function startFakeStripe(): Promise<FakeStripe> {
  const requests: StripeRequest[] = [];
  let behaviour: Parameters<FakeStripe['behave']>[0] = 'well';
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const form = new URLSearchParams(body);
    requests.push({ path: request.url ?? '', headers: request.headers, form });
    if (behaviour === 'html')
      return void response.setHeader('content-type', 'text/html').end('<h1>Good afternoon</h1>');
    response.setHeader('content-type', 'application/json');
    if (behaviour === 'failing')
      return void response.writeHead(402).end(JSON.stringify({ error: { type: 'card_error', message: 'No' } }));
    const id = sessionIdFor(form.get('client_reference_id') ?? '');
    response.end(
      JSON.stringify({
        id,
        object: 'checkout.session',
        url: `https://checkout.stripe.test/c/${id}`,
        payment_status: 'unpaid',
      }),
    );
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    behave: (next) => void (behaviour = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The id that the fake gives to the session of a checkout. */
export const sessionIdFor = (checkout: string): string => `cs_test_${checkout}`;

/** A message as Stripe signs it. */
export function signedMessage(
  event: object,
  secret: string,
  now: number,
): { payload: string; headers: Record<string, string> } {
  const payload = JSON.stringify({
    object: 'event',
    api_version: '2025-01-01',
    created: Math.floor(now / 1000),
    livemode: false,
    ...event,
  });
  const timestamp = Math.floor(now / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return {
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${timestamp},v1=${signature}` },
  };
}
