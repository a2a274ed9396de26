import { FoldSummary, vignetteOf } from '@odysseus/page';
import type { CompiledAssistantScreen } from '../logic/compiledAssistantScreen';
import { assistantCopy } from './copy';
import { useWide } from './useWide';
import { From, Greeting, Lead, Paragraph, Vignette } from './Welcome.styles';

/** What stands here before the first question: who answers, and from what; folded where the field would lie below it. */
export function Welcome({ content: { lead, greeting, vignette } }: { readonly content: CompiledAssistantScreen }) {
  const isWide = useWide();
  return (
    <Greeting>
      <div>
        <Lead>{lead}</Lead>
        <From open={isWide}>
          <FoldSummary>{assistantCopy.from}</FoldSummary>
          {greeting.map((paragraph) => (
            <Paragraph key={paragraph}>{paragraph}</Paragraph>
          ))}
        </From>
      </div>
      <Vignette src={vignetteOf(vignette)} alt="" width={320} height={200} />
    </Greeting>
  );
}
