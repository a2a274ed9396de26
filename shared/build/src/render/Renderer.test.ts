import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Boot } from '@odysseus/contract';
import { networkIsTaken, startRenderer, type Renderer, type RendererLimits } from './Renderer';

const boot: Boot = { schemaVersion: 1, shell: '1.0.0', destinations: [] };
const open: Renderer[] = [];
afterEach(() => open.splice(0).forEach((renderer) => renderer.close()));

/** A renderer whose shell draws every page by a piece of code. @param code the body of a function of `path` that returns HTML */
async function drawing(code: string, limits: Partial<RendererLimits> = {}): Promise<Renderer> {
  const renderer = startRenderer(limits);
  open.push(renderer);
  await renderer.shell({
    name: 'shell.cjs',
    text: `module.exports = { designVersion: '1.0.7', libraries: { react: 'React' }, prerender: async ({ path, table }) => ({ html: String(await (async () => { ${code} })()), heads: [] }) };`,
  });
  return renderer;
}

/** What a piece of code that may go wrong comes to. */
const outcome = (code: string): string =>
  `try { return await (async () => { ${code} })(); } catch (cause) { return cause.code ?? cause.message; }`;
/** However well a bundle is wrapped, it comes to the process: that must be worth nothing. */
const reach = `const reached = (() => {}).constructor('return process')(); const need = reached.mainModule?.require ?? reached.getBuiltinModule;`;

it('draws pages from what it is handed, each part with the shell’s libraries', async () => {
  const renderer = await drawing('return `<h1>${path} ${table.title}</h1>`;');
  await renderer.table({ name: 'routes.cjs', text: "exports.title = require('react') + ' of Paris';" });
  expect(await renderer.page('/paris', boot)).toEqual({ html: '<h1>/paris React of Paris</h1>', heads: [] });
  const [one, two] = await Promise.all([renderer.page('/one', boot), renderer.page('/two', boot)]);
  expect([one.html, two.html]).toEqual(['<h1>/one React of Paris</h1>', '<h1>/two React of Paris</h1>']);
});

it('says what went wrong in a page, and draws the next one', async () => {
  const renderer = await drawing("if (path === '/broken') return window.innerWidth; return 'whole';");
  await expect(renderer.page('/broken', boot)).rejects.toThrow('window is not defined');
  expect((await renderer.page('/whole', boot)).html).toBe('whole');
});

it('refuses a library that the shell does not bring', async () => {
  const renderer = await drawing("return '';");
  await expect(renderer.table({ name: 'routes.cjs', text: "require('firebase/app');" })).rejects.toThrow(
    'firebase/app is asked for while pages are rendered, which the shell does not bring.',
  );
});

describe('a bundle finds nothing that is worth taking', () => {
  const folder = mkdtempSync(join(tmpdir(), 'odysseus-renderer-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('no environment', async () => {
    process.env['ODYSSEUS_SECRET_OF_TEST'] = 'swordfish';
    const renderer = await drawing(`${reach} return JSON.stringify(reached.env);`);
    delete process.env['ODYSSEUS_SECRET_OF_TEST'];
    expect((await renderer.page('/', boot)).html).not.toContain('swordfish');
  });

  it.each([
    ['no file to read', "return need('fs').readFileSync('/etc/hostname', 'utf8');"],
    [
      'no file to write',
      `need('fs').writeFileSync(${JSON.stringify(join(folder, 'written'))}, 'x'); return 'written';`,
    ],
    ['no process to start', "return String(need('child_process').execSync('id'));"],
    ['no worker to start', "new (need('worker_threads').Worker)('1', { eval: true }); return 'started';"],
  ])('%s', async (_, code) => {
    const renderer = await drawing(`${reach} ${outcome(code)}`);
    expect((await renderer.page('/', boot)).html).toBe('ERR_ACCESS_DENIED');
  });

  it.each(['kill', '_kill', '_debugProcess'])('no signal to send by %s', async (name) => {
    const renderer = await drawing(`${reach} ${outcome(`return String(reached.${name}(reached.ppid, 0));`)}`);
    expect((await renderer.page('/', boot)).html).toBe(`reached.${name} is not a function`);
  });

  it('no network, where the system can take it away', async () => {
    const server = createServer((socket) => socket.end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const renderer = await drawing(
      `${reach} return await new Promise((resolve) => { need('net').connect(${port}, '127.0.0.1').on('connect', () => resolve('reached')).on('error', () => resolve('none')); });`,
    );
    expect((await renderer.page('/', boot)).html).toBe(networkIsTaken ? 'none' : 'reached');
    server.close();
  });
});

describe('a bundle takes no more than pages take', () => {
  it('time', async () => {
    // Its process has to start, and to take the shell, within the same limit.
    const renderer = await drawing('for (;;);', { patience: 6_000 });
    await expect(renderer.page('/', boot)).rejects.toThrow('it took longer than 6000 ms');
    await expect(renderer.page('/', boot)).rejects.toThrow('it took longer than 6000 ms');
  });

  it.each([
    ['memory', 'new Array(1_000_000).fill(path + all.length)'],
    ['memory outside the heap of JavaScript', 'new Uint8Array(10_000_000).fill(1)'],
  ])('%s', async (_, piece) => {
    const renderer = await drawing(`const all = []; for (;;) if (all.length < 100) all.push(${piece});`, {
      memory: 64,
    });
    await expect(renderer.page('/', boot)).rejects.toThrow('it took more than 64 MB of memory');
    await expect(renderer.page('/', boot)).rejects.toThrow('it took more than 64 MB of memory');
  });

  it('memory, while no page is asked for', async () => {
    const renderer = await drawing(
      `const all = []; setInterval(() => { if (all.length < 100) all.push(new Uint8Array(10_000_000).fill(1)); }); return 'whole';`,
      { memory: 64 },
    );
    expect((await renderer.page('/', boot)).html).toBe('whole');
    const asked = async (): Promise<void> => {
      for (;;) await renderer.page('/', boot);
    };
    await expect(asked()).rejects.toThrow('it took more than 64 MB of memory');
  });

  it('words', async () => {
    const renderer = await drawing("return 'x'.repeat(2_000_000);", { answer: 1_000_000 });
    await expect(renderer.page('/', boot)).rejects.toThrow('it answered more than 1000000 bytes at once');
  });
});

describe('its memory is watched no longer than it runs', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
  afterEach(() => void jest.useRealTimers());

  it('until it is closed', async () => {
    const renderer = await drawing("return '';");
    expect(jest.getTimerCount()).toBe(1);
    renderer.close();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('until it ends by itself', async () => {
    const renderer = await drawing(`${reach} reached.exit(3);`);
    await expect(renderer.page('/', boot)).rejects.toThrow('its process ended (3)');
    expect(jest.getTimerCount()).toBe(0);
  });
});

it('believes no answer that is none', async () => {
  const renderer = await drawing(`${reach} reached.stdout.write('{"id":99}\\n'); return new Promise(() => undefined);`);
  await expect(renderer.page('/', boot)).rejects.toThrow('it answered what nobody asked');
  const vague = startRenderer();
  open.push(vague);
  await vague.shell({
    name: 'shell.cjs',
    text: "module.exports = { designVersion: '1', libraries: {}, prerender: async () => ({ html: 7, heads: [] }) };",
  });
  await expect(vague.page('/', boot)).rejects.toThrow(/What was rendered for \/.*html/s);
});
