import { createHash } from 'node:crypto';
import { integrityInAddress } from './integrity';

describe('integrityInAddress', () => {
  // Digests with and without the characters that addresses write otherwise.
  it.each(['', 'a', 'body { color: red }', 'one more', 'and another', 'digest 17'])(
    'is the digest that browsers compute of %j',
    (content) => {
      const digest = (encoding: 'base64' | 'base64url') => createHash('sha256').update(content).digest(encoding);
      const address = `/parts/paris/1.0.0-3f9a/377.${digest('base64url')}.js`;
      expect(integrityInAddress(address)).toBe(`sha256-${digest('base64')}`);
      expect(integrityInAddress(`${address}?r=2`)).toBe(`sha256-${digest('base64')}`);
    },
  );

  it.each(['/parts/paris/1.0.0/entry.js', 'http://localhost:3001/377.js', '/parts/paris/1.0.0/377.3f9a2c1b00.css', ''])(
    'is none for %j',
    (address) => {
      expect(integrityInAddress(address)).toBeUndefined();
    },
  );
});
