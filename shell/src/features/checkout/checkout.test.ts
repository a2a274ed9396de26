import type { CivilDate } from '@odysseus/contract/time';
import { paymentAddress } from './paymentAddress';
import { passStanding } from './passStanding';

const window = (start_date: CivilDate, end_date: CivilDate) => ({ start_date, end_date });

describe('paymentAddress', () => {
  const origin = 'https://guide.example';
  it.each([
    ['/checkout/pay/1#secret', 'https://guide.example/checkout/pay/1#secret'],
    ['https://guide.example/checkout/pay/1', 'https://guide.example/checkout/pay/1'],
    ['https://checkout.stripe.com/c/pay/cs_1', 'https://checkout.stripe.com/c/pay/cs_1'],
  ])('goes to %s', (url, address) => {
    expect(paymentAddress(url, origin)).toBe(address);
  });

  it.each([
    'https://evil.example/pay',
    '//evil.example/pay',
    'http://checkout.stripe.com/pay',
    'https://checkout.stripe.com.evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://',
  ])('does not go to %s', (url) => {
    expect(paymentAddress(url, origin)).toBeUndefined();
  });
});

describe('passStanding', () => {
  it.each([
    ['nothing', [], { state: 'none' }],
    ['a pass that ended yesterday', [window('2026-11-01', '2026-11-20')], { state: 'none' }],
    ['a window that ends before it starts', [window('2026-12-30', '2026-12-01')], { state: 'none' }],
    [
      'a pass on its last day',
      [window('2026-11-15', '2026-11-21')],
      { state: 'running', until: '2026-11-21', next: '2026-11-22' },
    ],
    [
      'passes that follow each other, told in any order',
      [window('2026-11-28', '2026-12-27'), window('2026-11-21', '2026-11-27')],
      { state: 'running', until: '2026-12-27', next: '2026-12-28' },
    ],
    [
      'a pass, a gap, and another',
      [window('2026-11-20', '2026-11-27'), window('2027-01-01', '2027-01-07')],
      { state: 'running', until: '2026-11-27', next: '2027-01-08' },
    ],
    [
      'a pass to come',
      [window('2026-12-01', '2026-12-07')],
      { state: 'upcoming', from: '2026-12-01', until: '2026-12-07', next: '2026-12-08' },
    ],
  ])('%s', (_name, windows, standing) => {
    expect(passStanding(windows, '2026-11-21')).toEqual(standing);
  });
});
