import type { ScreenProps } from '@odysseus/contract';
import { HelpBoard } from '@odysseus/danger/screens';
import { emergencyCopy, Body, HelpHeader, PrintSheet } from '@odysseus/emergency/screens';
import { ButtonLink, InPreparation } from '@odysseus/ui';
import { GoOn } from '@odysseus/ui/onward';
import type { CompiledPreparation } from './compiledPreparation';
import { WillTell } from './PreparationScreen.styles';

const backTo = (place: string) => `Back to ${place}`;
const willTellLine = 'When it is finished, it will tell you:';

interface PreparationScreenProps extends ScreenProps {
  /** What the finished screen will tell, where its team has said so. */
  readonly content?: CompiledPreparation;
}

/** A city's screen whose content is still to come. Help in danger, where the screen is the one for it, does not wait for that. */
export function PreparationScreen({ route, siblings, content }: PreparationScreenProps) {
  const overview =
    siblings.find((sibling) => sibling.area === route.area && sibling.type === 'public' && !sibling.preparation) ??
    siblings.find((sibling) => sibling.type === 'public' && !sibling.preparation);
  const heading = content?.title ?? route.title ?? route.text;
  const rest = (
    <InPreparation {...(content?.help ? {} : { heading })} icon={route.icon}>
      {content?.willTell ? (
        <WillTell>
          <p>{willTellLine}</p>
          <ul>
            {content.willTell.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </WillTell>
      ) : null}
      {overview ? <ButtonLink to={overview.path}>{backTo(overview.title ?? overview.text)}</ButtonLink> : null}
      {/* One that says something of its own leads on by what its list is related to. */}
      {content ? null : <GoOn route={route} siblings={siblings} />}
    </InPreparation>
  );
  if (!content?.help) return rest;
  return (
    <article data-urgent="" data-prints-sheet="">
      <HelpHeader title={heading} line={emergencyCopy.line} />
      <Body>
        <HelpBoard {...content.help} />
        {rest}
      </Body>
      <PrintSheet help={content.help} path={route.path} />
    </article>
  );
}
