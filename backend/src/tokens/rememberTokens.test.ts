import { rememberTokens } from './rememberTokens';
import { TokenError, type VerifiedToken } from './TokenVerifier';

const hour = 3_600_000;

function counting(expiresAt: number) {
  let verified = 0;
  return {
    verified: () => verified,
    verify: async (token: string): Promise<VerifiedToken> => {
      verified += 1;
      if (token === 'bad') throw new TokenError('token_invalid', 'Bad');
      return { uid: token, email: null, expiresAt };
    },
  };
}

describe('Verified tokens', () => {
  it('are verified once', async () => {
    const verifier = counting(hour);
    const tokens = rememberTokens(verifier, () => 0);
    expect(tokens.recall('ann')).toBeUndefined();
    await tokens.verify('ann');
    await tokens.verify('ann');
    expect(tokens.recall('ann')).toMatchObject({ uid: 'ann' });
    expect(verifier.verified()).toBe(1);
  });

  it('are worth nothing from the moment at which they expire', async () => {
    let now = 0;
    const verifier = counting(hour);
    const tokens = rememberTokens(verifier, () => now);
    await tokens.verify('ann');
    now = hour - 1;
    expect(tokens.recall('ann')).toBeDefined();
    now = hour;
    expect(tokens.recall('ann')).toBeUndefined();
    await tokens.verify('ann');
    expect(verifier.verified()).toBe(2);
  });

  it('are judged by the clock as it is when it is set forward', async () => {
    let now = 0;
    const tokens = rememberTokens(counting(hour), () => now);
    await tokens.verify('ann');
    now = 2 * hour;
    expect(tokens.recall('ann')).toBeUndefined();
  });

  it('are not remembered when they are refused', async () => {
    const verifier = counting(hour);
    const tokens = rememberTokens(verifier, () => 0);
    for (let i = 0; i < 2; i += 1) await expect(tokens.verify('bad')).rejects.toThrow('Bad');
    expect(tokens.recall('bad')).toBeUndefined();
    expect(verifier.verified()).toBe(2);
  });

  it('make room for newer ones', async () => {
    const tokens = rememberTokens(counting(hour), () => 0, 2);
    for (const token of ['ann', 'bob', 'cem']) await tokens.verify(token);
    expect([tokens.recall('ann'), tokens.recall('bob')?.uid, tokens.recall('cem')?.uid]).toEqual([
      undefined,
      'bob',
      'cem',
    ]);
  });
});
