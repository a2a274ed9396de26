import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { costlyQuestions } from './costlyQuestions';

const project = join(import.meta.dirname, '../..');

test.each([
  ['html:has(main nav[data-sticky]) { color: red }', ['html:has(main nav[data-sticky])']],
  ['html[lang]:has([data-urgent]) body { color: red }', ['html[lang]:has([data-urgent]) body']],
  ['${Card}:has(> details[open]) & { color: red }', ['.Card:has(> details[open]) &']],
  ['&:has(a, details[open]) > img { color: red }', ['&:has(a, details[open]) > img']],
  ['html:has(> body > #root > [data-sticky]) body { color: red }', []],
  ['#root:has(~ noscript > .noscript) [data-waiting] { color: red }', []],
  ['&:has(> details[open]), & > :has(> [open]) { color: red }', []],
  ['article:has(img) p { color: red }', []],
])('%s', (sheet, found) => {
  expect(costlyQuestions(sheet)).toEqual(found);
});

test('no sheet of the product, but what is for print alone, asks what would have a browser read or style the whole page', () => {
  const sheets = ['shared', 'shell', 'remotes'].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => /\.styles\.ts$|(?<!print)\.css$/.test(file) && !/(^|\/)(node_modules|dist|\.cache)\//.test(file),
      )
      .map((file) => join(folder, file)),
  );
  expect(sheets.length).toBeGreaterThan(100);
  const found = sheets.flatMap((file) =>
    costlyQuestions(readFileSync(join(project, file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});
