import { HowKnown, Section } from '@odysseus/page';
import type { Chapter } from '../logic/compiledStory';
import { storyCopy } from './copy';
import { Notes, Sure } from './Panels.styles';

/** What a chapter's scene rests on, and how sure that is. */
export function Evidence({ chapter }: { readonly chapter: Chapter }) {
  const { title, line, sure: words } = storyCopy.evidence;
  return (
    <Section id="evidence" title={title} line={`${chapter.title}. ${line}`}>
      <Notes>
        {chapter.reconstruction.map(({ what, sure, evidence, links }) => (
          <li key={what} data-sure={sure}>
            <h3>{what}</h3>
            <Sure>{words[sure]}</Sure>
            <p>{evidence}</p>
            <HowKnown links={links} />
          </li>
        ))}
      </Notes>
    </Section>
  );
}
