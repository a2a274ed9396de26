import Fastify, { type FastifyInstance } from 'fastify';
import { paymentPagePlugin } from './paymentPagePlugin';

describe('The embedded payment page', () => {
  let app: FastifyInstance;

  beforeEach(async () => {
    app = Fastify();
    await app.register(paymentPagePlugin);
  });
  afterEach(() => app.close());

  it('says at the top that no money moves', async () => {
    const { body } = await app.inject({ url: '/checkout/pay/any' });
    expect(body).toMatch(/<header[^>]*>.*Test payment.*no money moves/);
    expect(body).toMatch(/<title>Test payment/);
  });

  it('runs under a policy that allows its own files alone, and needs no more than that', async () => {
    const answer = await app.inject({ url: '/checkout/pay/any' });
    expect(answer.headers['content-security-policy']).toMatch(
      /default-src 'none'.*script-src 'self'.*frame-ancestors 'none'/,
    );
    expect(answer.headers['content-security-policy']).not.toMatch(/unsafe|\*/);
    expect(answer.body).not.toMatch(/<style|<script(?![^>]*\ssrc=)|\sstyle=|\son[a-z]+=/i);
    for (const [, address = ''] of answer.body.matchAll(/(?:src|href)="([^"]*)"/g))
      expect(address).toMatch(/^(\/|data:,$)/);
  });

  it('tells the secret of its address to nobody', async () => {
    const { headers } = await app.inject({ url: '/checkout/pay/any' });
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toMatch(/noindex/);
  });

  it('is served with every file that it names', async () => {
    const { body } = await app.inject({ url: '/checkout/pay/any' });
    const files = [...body.matchAll(/(?:src|href)="(\/checkout\/assets\/[^"]*)"/g)].map(([, file = '']) => file);
    expect(files).toHaveLength(2);
    for (const file of files) {
      const answer = await app.inject({ url: file });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toMatch(file.endsWith('.js') ? /^text\/javascript/ : /^text\/css/);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  });
});
