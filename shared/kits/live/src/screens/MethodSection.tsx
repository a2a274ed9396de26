import { FoldSummary, HowKnown, Section } from '@odysseus/page';
import type { CompiledLive } from '../logic/compiledLive';
import { liveCopy } from '../logic/copy';
import type { Reports } from '../logic/withReport';
import { Basis, Words } from './MethodSection.styles';

const copy = liveCopy.method;
const kinds = ['measured', 'forecast', 'calculated', 'planned', 'typical'] as const;

/** What the words mean, what crowds rest on, and whose data is shown. */
export function MethodSection({ content, reports }: { readonly content: CompiledLive; readonly reports: Reports }) {
  const attributions = [reports.weather, reports.transit, reports.alerts, reports.strikes].flatMap((report) =>
    report?.attribution
      ? [{ title: `${report.attribution.text}, ${report.attribution.licence}`, url: report.attribution.url }]
      : [],
  );
  return (
    <Section id="method" title={copy.title} line={copy.line}>
      <Words>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{liveCopy.provenance.kinds[kind]}</dt>
            <dd>{liveCopy.provenance.meanings[kind]}</dd>
          </div>
        ))}
      </Words>
      <Basis>
        <FoldSummary>
          <h3>{copy.basis}</h3>
        </FoldSummary>
        <p>{content.crowds.basis}</p>
      </Basis>
      <HowKnown links={[...(content.crowds.links ?? []), ...attributions]} />
    </Section>
  );
}
