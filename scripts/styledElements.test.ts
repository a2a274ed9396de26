import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { styledElements } from './lint/styledElements';

const root = mkdtempSync(join(tmpdir(), 'odysseus-styled-'));
const folder = join(root, 'ui', 'card');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'Card.styles.ts'),
  'export const List = styled.ul`\n`;\nexport const Short = styled(List)`\n`;\nexport const Press = styled.button.attrs({})`\n`;\nexport const Led = styled(Link)`\n`;\nconst own = 1;\n',
);
writeFileSync(
  join(folder, 'Card.tsx'),
  "import {\n  List,\n  Short as Few,\n  Press,\n  Led,\n  own,\n} from './Card.styles';\nimport { Gone } from './Gone.styles';\n",
);
writeFileSync(join(folder, 'Plain.tsx'), "import { Card } from './Card';\n");
afterAll(() => rmSync(root, { recursive: true }));

it('knows the element of each styled component that a file takes, and nothing of others', () => {
  const [card, ...others] = styledElements(root, ['ui', 'nowhere']);
  expect(others).toEqual([]);
  expect(card).toEqual({
    files: ['ui/card/Card.tsx'],
    settings: {
      'jsx-a11y': { components: { Button: 'button', ScreenHeading: 'h1', List: 'ul', Few: 'ul', Press: 'button' } },
    },
  });
});
