import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, type GenerateKeyPairResult, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** A server on this machine that publishes signing keys as Google does, or fails to. */
export interface FakeKeys {
  readonly url: string;
  readonly requests: () => number;
  behave(behaviour: 'well' | 'failing' | 'html' | 'hanging'): void;
  /** Signs as Google would; other key ids and algorithms are for forgeries. */
  sign(claims: JWTPayload, header?: { kid?: string | undefined }): Promise<string>;
  /** Signs with a key that was never published, under the published name. */
  forge(claims: JWTPayload): Promise<string>;
  close(): Promise<void>;
}

const kid = 'key-1';
/** Made once: a pair takes longer than all tests with it. */
let pairs: Promise<{ genuine: GenerateKeyPairResult; forged: GenerateKeyPairResult }> | undefined;

async function makePairs(): Promise<{ genuine: GenerateKeyPairResult; forged: GenerateKeyPairResult }> {
  return { genuine: await generateKeyPair('RS256', { extractable: true }), forged: await generateKeyPair('RS256') };
}

export async function startFakeKeys(): Promise<FakeKeys> {
  const { genuine, forged } = await (pairs ??= makePairs());
  const keys = { keys: [{ ...(await exportJWK(genuine.publicKey)), kid, alg: 'RS256', use: 'sig' }] };
  let behaviour: Parameters<FakeKeys['behave']>[0] = 'well';
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    if (behaviour === 'hanging') return;
    if (behaviour === 'failing') return void response.writeHead(500).end();
    if (behaviour === 'html')
      return void response.setHeader('content-type', 'text/html').end('<h1>Sign in to this network</h1>');
    response.setHeader('content-type', 'application/json').end(JSON.stringify(keys));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sign = (
    claims: JWTPayload,
    key: typeof genuine.privateKey,
    header: { kid?: string | undefined },
  ): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', ...(header.kid === undefined ? {} : { kid: header.kid }) })
      .sign(key);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    requests: () => requests,
    behave: (next) => void (behaviour = next),
    sign: (claims, header = { kid }) => sign(claims, genuine.privateKey, header),
    forge: (claims) => sign(claims, forged.privateKey, { kid }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
