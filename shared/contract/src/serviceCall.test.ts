import { ownServiceCall, ServiceCallError } from './serviceCall';

const italy = ['italy', 'rome'];

it.each([
  ['assistant/italy/messages', '/api/assistant/italy/messages'],
  ['/api/live/rome/stream', '/api/live/rome/stream'],
  ['premium/rome/hidden-gems?version=1.0.0-3f9a2c1b', '/api/premium/rome/hidden-gems?version=1.0.0-3f9a2c1b'],
  [
    'assistant/italy/conversations/9c1b~2?before=a/b&again=?',
    '/api/assistant/italy/conversations/9c1b~2?before=a/b&again=?',
  ],
  ['reports', '/api/reports'],
  ['checkout/passes', '/api/checkout/passes'],
])('a screen of Italy may call %s', (path, address) => {
  expect(ownServiceCall(path, italy)).toBe(address);
});

it.each([
  // Other calls of the service.
  'account',
  'account/export',
  'profile/user_profiles/u1',
  'checkout/sessions',
  'checkout/passes/all',
  'reports/all',
  'italy/anything',
  '',
  '/',
  'assistant',
  'assistant/italy',
  'assistant/italy/',
  // Another remote's.
  'assistant/paris/messages',
  '/api/premium/paris/hidden-gems',
  'assistant/italyx/messages',
  'assistant/ITALY/messages',
  // Ways out of one's own.
  'assistant/italy/../paris/messages',
  'assistant/italy/../../account',
  '../account',
  './account',
  'assistant/italy/./messages',
  'assistant//italy/messages',
  'assistant/italy//messages',
  '/api//assistant/italy/messages',
  '/api/api/assistant/italy/messages',
  '/assistant/italy/messages',
  // The same, encoded once and twice.
  'assistant/italy/%2e%2e/paris/messages',
  'assistant/italy/%2E%2e/%2E./account',
  'assistant/italy/..%2f..%2faccount',
  'assistant%2fitaly%2fmessages',
  'assistant/italy%2f..%2fparis/messages',
  'assistant/italy/%252e%252e/account',
  'assistant/italy/%5c..%5caccount',
  'assistant/italy/\\..\\..\\account',
  'assistant\\italy\\messages',
  'assistant/italy/.%0a./account',
  'assistant/italy/.\n./account',
  'assistant/italy/.\t./account',
  ' assistant/italy/messages',
  'assistant/italy/messages\0',
  'assistant/italy/messages?a=\nb',
  'assistant/italy/messages?a#b',
  'assistant/italy/messages#b',
  'assistant;x/italy/messages',
  'assistant/ıtaly/messages',
  // Another host.
  '//evil.example/api/assistant/italy/messages',
  '/\\evil.example/api/assistant/italy/messages',
  'https://evil.example/api/assistant/italy/messages',
  'https:assistant/italy/messages',
  '@evil.example/assistant/italy/messages',
  'javascript:alert(1)',
  'data:,assistant/italy/messages',
])('a screen of Italy may not call %j', (path) => {
  expect(() => ownServiceCall(path, italy)).toThrow(ServiceCallError);
});

it('says what the screen may call, and what to do', () => {
  expect(() => ownServiceCall('account', ['paris'])).toThrow(
    'This screen may not call "account" of the service. It may call assistant/paris/…, live/paris/…, premium/paris/…, checkout/passes, reports: ask for one of these.',
  );
  expect(() => ownServiceCall('assistant/paris/%2e%2e/x', ['paris'])).toThrow(
    'write the path plainly, without empty or encoded parts.',
  );
});

it('leads a browser nowhere else: what it makes of an address is the address', () => {
  const address = ownServiceCall('assistant/italy/a..b/...c?x=../../y', italy);
  const url = new URL(address, 'https://odysseus.example');
  expect(url.origin + url.pathname + url.search).toBe(`https://odysseus.example${address}`);
});
