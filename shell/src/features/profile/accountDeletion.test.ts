import { backendStandIn, json } from '../premium/testing';
import { createAccountDeletion } from './accountDeletion';

const line = 'DELETE /api/account';
const refusal = (code: string) => Object.assign(new Error(code), { code });

function prepare(answer: () => Response | Promise<Response> = () => new Response(null, { status: 204 })) {
  const backend = backendStandIn({ [line]: answer });
  const done: string[] = [];
  const parts = {
    fetch: backend.fetch,
    deleteIdentity: jest.fn(async () => void done.push('identity')),
    signOut: jest.fn(async () => void done.push('signed out')),
    log: jest.fn(),
  };
  return { backend, done, parts, deletion: createAccountDeletion(parts) };
}

describe('the deletion of an account', () => {
  it('deletes the data, then the sign-in, then the session', async () => {
    const { deletion, done, backend } = prepare();
    const steps: string[] = [];
    deletion.subscribe(() => steps.push(deletion.get().step));
    await deletion.run();
    expect(backend.calls.map((call) => call.line)).toEqual([line]);
    expect(done).toEqual(['identity', 'signed out']);
    expect(steps).toEqual(['deletingData', 'deletingIdentity', 'done']);
  });

  it.each<[string, () => Response | Promise<Response>, RegExp]>([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch')), /can’t be reached/],
    ['an expired sign-in', () => json({ error: { code: 'token_expired', message: 'Expired.' } }, 401), /sign in again/],
    ['server trouble', () => json({}, 500), /in trouble/],
  ])('leaves the sign-in alone when the data can’t be deleted: %s', async (_name, answer, sentence) => {
    const { deletion, done } = prepare(answer);
    await deletion.run();
    expect(deletion.get()).toEqual({ step: 'failed', sentence: expect.stringMatching(sentence) });
    expect(done).toEqual([]);
  });

  it('goes on where the data is gone already', async () => {
    const { deletion, done } = prepare(() => json({}, 404));
    await deletion.run();
    expect(done).toEqual(['identity', 'signed out']);
  });

  it('explains that the provider wants a recent sign-in, and ends well after it', async () => {
    const { deletion, parts, done } = prepare();
    parts.deleteIdentity.mockRejectedValueOnce(refusal('auth/requires-recent-login'));
    await deletion.run();
    expect(deletion.get()).toEqual({
      step: 'identityRemains',
      sentence: expect.stringMatching(/Sign out, sign in again/),
    });
    expect(done).toEqual([]);
    await deletion.run();
    expect(deletion.get().step).toBe('done');
  });

  it('says that the sign-in remains after any other failure of the provider', async () => {
    const { deletion, parts } = prepare();
    parts.deleteIdentity.mockRejectedValueOnce(refusal('auth/network-request-failed'));
    await deletion.run();
    expect(deletion.get()).toEqual({
      step: 'identityRemains',
      sentence: expect.stringMatching(/Check your connection/),
    });
  });

  it('is done although the sign-out has nothing left to end', async () => {
    const { deletion, parts } = prepare();
    parts.signOut.mockRejectedValueOnce(refusal('auth/no-current-user'));
    await deletion.run();
    expect(deletion.get().step).toBe('done');
  });

  it('runs once, however often it is started', async () => {
    const { deletion, backend } = prepare();
    await Promise.all([deletion.run(), deletion.run()]);
    expect(backend.calls).toHaveLength(1);
  });
});
