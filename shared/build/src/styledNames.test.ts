import { transform } from '@swc/core';
import { baseConfiguration } from './webpackConfiguration';
import type { Part } from './part';

const source = (padding: string) =>
  `import styled from 'styled-components'; export const Ground = styled.p\`padding: ${padding};\`;`;

/** The name that a part's build gives to what a file styles. */
async function nameIn(key: string, text: string): Promise<string> {
  const part: Part = { kind: 'remote', key, packageName: `@odysseus/${key}`, folder: '/nowhere', version: '1.0.0' };
  const [rule] = baseConfiguration({ part, outputFolder: '/nowhere' }).module?.rules ?? [];
  const { options } = (rule as { use: { options: object } }).use;
  const { code } = await transform(text, { ...options, filename: 'Ground.styles.ts', swcrc: false, configFile: false });
  const [, name] = /componentId: "([^"]+)"/.exec(code) ?? [];
  if (name === undefined) throw new Error(`No name stands in:\n${code}`);
  return name;
}

it('names what a file styles by the part and all that the file says, so that two versions and two copies of the design system can share a page', async () => {
  const name = await nameIn('paris', source('10px'));
  expect(await nameIn('paris', source('10px'))).toBe(name);
  expect(await nameIn('paris', source('20px'))).not.toBe(name);
  expect(await nameIn('shell', source('10px'))).not.toBe(name);
  // Hydration reads names up to the first sign that it does not expect.
  expect(name).toMatch(/^[A-Za-z0-9_-]+$/);
});
