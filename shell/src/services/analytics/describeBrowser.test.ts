import { describeBrowser, describeConnection, deviceType } from './describeBrowser';

const agents = {
  chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
};

test.each([
  [agents.chrome, 'Chrome 156', 'desktop'],
  [agents.edge, 'Edge 156', 'desktop'],
  [agents.firefox, 'Firefox 150', 'desktop'],
  [agents.iphone, 'Safari 18', 'mobile'],
  [agents.mac, 'Safari 26', 'desktop'],
  [agents.android, 'Samsung Internet 28', 'mobile'],
  ['curl/8', 'unknown', 'desktop'],
])('%s', (userAgent, browser, type) => {
  expect(describeBrowser(userAgent)).toBe(browser);
  expect(deviceType({ userAgent, language: 'en' })).toBe(type);
});

test('an iPad that calls itself a Macintosh is mobile', () => {
  expect(deviceType({ userAgent: agents.mac, language: 'en', maxTouchPoints: 5 })).toBe('mobile');
});

test('connection fields, where the browser tells them and where not', () => {
  const connection = { effectiveType: '4g', downlink: 10, rtt: 50, saveData: false };
  expect(describeConnection({ userAgent: '', language: 'en', connection })).toEqual({
    connection_type: '4g',
    connection_downlink: 10,
    connection_rtt: 50,
    connection_save_data: false,
  });
  expect(describeConnection({ userAgent: '', language: 'en' })).toMatchObject({
    connection_type: 'unknown',
    connection_rtt: undefined,
  });
});
