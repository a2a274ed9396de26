import Fastify, { type FastifyInstance } from 'fastify';
import { Problem } from '../problems';
import { addressKey } from './addressKey';
import { limitRequests } from './limitRequests';

describe('What counts as one address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:DB8:1:2:ffff::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['1::2:3:4:5:6:7', '1:0:2:3'],
  ])('%s: %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe('The limit on requests', () => {
  let app: FastifyInstance;
  let now: number;

  beforeEach(() => {
    now = 1_000_000;
    app = Fastify();
    app.setErrorHandler((error, _request, reply) => reply.code(error instanceof Problem ? error.status : 500).send());
    limitRequests(app, 2, () => now);
    app.get('/', () => 'ok');
  });
  afterEach(() => app.close());

  const ask = (remoteAddress = '203.0.113.1') => app.inject({ url: '/', remoteAddress });
  const exhaust = async () => {
    await ask();
    await ask();
    expect((await ask()).statusCode).toBe(429);
  };

  it('says in how many seconds to come back, and keeps its word', async () => {
    await ask();
    now += 20_000;
    await ask();
    expect((await ask()).headers['retry-after']).toBe('40');
    now += 39_999;
    expect((await ask()).statusCode).toBe(429);
    now += 1;
    expect((await ask()).statusCode).toBe(200);
  });

  it('counts each address for itself', async () => {
    await exhaust();
    expect((await ask('203.0.113.2')).statusCode).toBe(200);
  });

  it('locks nobody out when the clock is set back', async () => {
    await exhaust();
    now -= 3_600_000;
    expect((await ask()).statusCode).toBe(200);
  });
});
