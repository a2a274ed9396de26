import { listenError } from './listenError';

const place = { host: '0.0.0.0', port: 80, command: 'npm run serve' };

it.each([
  [
    'EADDRINUSE',
    'PORT="80" is taken by another program on 0.0.0.0. Stop that one, or choose another port: PORT=81 npm run serve (or npm run serve -- --port 81).',
  ],
  [
    'EACCES',
    'PORT="80" is one that this user may not listen on, as are most below 1024. Choose a higher one and have a proxy lead there: PORT=8080 npm run serve (or npm run serve -- --port 8080).',
  ],
  ['EADDRNOTAVAIL', 'HOST="0.0.0.0" is no address of this machine. Correct it, or remove it for 127.0.0.1.'],
])('%s is said in a sentence that names the way out', (code, sentence) => {
  expect(listenError(Object.assign(new Error('listen'), { code }), place)?.problems).toEqual([sentence]);
});

it('names a port that there is beside the last one', () => {
  expect(listenError({ code: 'EADDRINUSE' }, { ...place, port: 65_535 })?.message).toContain('PORT=65534 ');
});

it('leaves any other failure as it is', () => {
  expect(listenError(new Error('listen'), place)).toBeUndefined();
});
