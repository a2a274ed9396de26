import { vignetteOf } from '@odysseus/page';
import type { CompiledAssistantScreen } from '../logic/compiledAssistantScreen';
import { Greeting, Lead, Paragraph, Vignette } from './Welcome.styles';

/** What stands here before the first question: who answers, and from what. */
export function Welcome({ content: { lead, greeting, vignette } }: { readonly content: CompiledAssistantScreen }) {
  return (
    <Greeting>
      <div>
        <Lead>{lead}</Lead>
        {greeting.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </div>
      <Vignette src={vignetteOf(vignette)} alt="" width={320} height={200} />
    </Greeting>
  );
}
