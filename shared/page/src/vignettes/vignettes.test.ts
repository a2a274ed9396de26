import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const files = readdirSync(__dirname).filter((name) => name.endsWith('.svg'));

test.each(files)('%s is small, has the common frame and holds nothing but drawing', (name) => {
  const drawing = readFileSync(path.join(__dirname, name), 'utf8');
  expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(4096);
  expect(drawing).toContain('viewBox="0 0 320 200"');
  expect(drawing).not.toMatch(/<(text|script|style|image|foreignObject)|href|\son\w+=|NaN|undefined/);
});
