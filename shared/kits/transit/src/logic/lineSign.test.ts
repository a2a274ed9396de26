import { lineSign } from './lineSign';
import type { CompiledLine } from './network';

const forked: CompiledLine = {
  id: 'B',
  colour: '#0053a0',
  textColour: '#ffffff',
  termini: [0, 3, 4],
  branches: [
    [0, 1, 2, 3],
    [0, 1, 2, 4],
  ],
  branchSigns: ['B', 'B1'],
  pace: { kmh: 50, stopSeconds: 40, everyMinutes: 4 },
};

describe('lineSign', () => {
  it.each<[string, readonly number[], string]>([
    ['the line on what all branches share', [0, 1], 'B'],
    ['the branch of a ride that only its trains make', [2, 4], 'B1'],
    ['the same on the way back', [4, 2, 1], 'B1'],
    ['the main branch by its own sign', [2, 3], 'B'],
  ])('tells %s', (_what, stations, sign) => {
    expect(lineSign(forked, stations)).toBe(sign);
  });

  it('tells the line where no branch has a sign of its own', () => {
    const { branchSigns: _signs, ...plain } = forked;
    expect(lineSign(plain, [2, 4])).toBe('B');
  });
});
