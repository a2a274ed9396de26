import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '@odysseus/build';
import { projectModules } from '../imports/projectModules';
import { losingStyles } from './losingStyles';

const root = mkdtempSync(join(tmpdir(), 'odysseus-losing-'));
afterAll(() => rmSync(root, { recursive: true }));

const files = {
  'looks.ts':
    'export const looks = { soft: css`\n  opacity: 0.7;\n`, loud: css`\n  border: 1px solid;\n`, plain: null };\n',
  'Fact.styles.ts': `import { looks } from './looks';
export const Plain = styled.p\`
  color: red;
\`;
export const Fact = styled.p<{ readonly $open: boolean }>\`
  /* color: of what is open */
  color: \${({ $open }) => ($open ? 'green' : 'red')};
  font-size: 1rem;

  &:hover {
    text-decoration: underline;
  }
\`;
const look = css<{ readonly $look: string }>\`
  \${({ $look }) => looks[$look]}
\`;
export const Looked = styled.button\`
  \${look}
\`;
export const Made = styled(Fact)\`
  margin: 0;
\`;
`,
  'index.ts': "export { Press } from './Press';\nexport * from './Fact.styles';\n",
  'Press.tsx': `import { Looked } from './Fact.styles';
export function Press({ kind, ...rest }) {
  return (
    <Looked {...rest} $look={kind}>
      <Press kind="soft" />
    </Looked>
  );
}
`,
  'Card.styles.ts': `import { Fact, Looked, Made, Plain, Press } from './index';
const phone = '@media (max-width: 40rem)';
export const Calm = styled(Plain)<{ readonly $open: boolean }>\`
  color: \${({ $open }) => ($open ? 'green' : 'red')};
\`;
export const Beside = styled(Fact)\`
  display: none;

  &:hover,
  h2 {
    color: blue;
  }
\`;
export const Strong = styled(Press)\`
  && {
    opacity: 1;
  }
\`;
export const Small = styled(Fact).attrs({ as: 'form' })\`
  \${phone} {
    font-size: 0.8rem;
  }
\`;
export const Led = styled(Made)\`
  &:focus-visible,
  &:hover {
    text-decoration-color: red;
  }
\`;
const Pressed = styled(Press)\`
  border-color: red;
  color: red;
  opacity: 1;
\`;
`,
};

it('finds what is made of a component whose rules change, and sets what that one sets', () => {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  expect(losingStyles(root, ['Card.styles.ts', 'Fact.styles.ts'])).toEqual([
    'Card.styles.ts: Small sets font-size, as Fact does',
    'Card.styles.ts: Led sets text-decoration-color, as Made does',
    'Card.styles.ts: Pressed sets border-color, opacity, as Press does',
  ]);
});

it('no component of the project loses to the one that it is made of', () => {
  const made = [...projectModules().keys()].filter((file) =>
    /\bstyled\(/.test(readFileSync(join(projectFolder, file), 'utf8')),
  );
  expect(made.length).toBeGreaterThan(30);
  expect(losingStyles(projectFolder, made)).toEqual([]);
});
