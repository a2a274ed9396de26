import { Typeset } from '@odysseus/page';
import type { CompiledOverview } from '../logic/compiledOverview';
import { Fact, FactIcon, Facts, Layout, Paragraphs } from './Orientation.styles';

interface OrientationProps {
  readonly paragraphs: CompiledOverview['orientation'];
  readonly facts: CompiledOverview['facts'];
}

export function Orientation({ paragraphs, facts }: OrientationProps) {
  return (
    <Layout>
      <Paragraphs>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Typeset text={paragraph} />
          </p>
        ))}
      </Paragraphs>
      <Facts>
        {facts.map((fact) => (
          <Fact key={fact.label}>
            <FactIcon name={fact.icon} />
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </Fact>
        ))}
      </Facts>
    </Layout>
  );
}
