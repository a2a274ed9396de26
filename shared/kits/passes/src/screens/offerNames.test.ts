import { offerNames } from './offerNames';

it('leaves out what all offers of a pass begin with', () => {
  expect(offerNames(['Museum Pass, 2 days (48 hours)', 'Museum Pass, 4 days (96 hours)'])).toEqual([
    '2 days (48 hours)',
    '4 days (96 hours)',
  ]);
});

it.each([[['ROMA 24H', 'CIS, weekly ticket']], [['Museum, all houses']], [['Day pass', 'Day pass, child']], [[]]])(
  'leaves %j whole',
  (names) => {
    expect(offerNames(names)).toEqual(names);
  },
);
