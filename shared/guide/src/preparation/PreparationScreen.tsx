import type { ScreenProps } from '@odysseus/contract';
import { ButtonLink, InPreparation } from '@odysseus/ui';
import type { CompiledPreparation } from '../content/compiled';
import classes from './PreparationScreen.module.css';

const backTo = (place: string) => `Back to ${place}`;
const willTellLine = 'When it is finished, it will tell you:';

interface PreparationScreenProps extends ScreenProps {
  /** What the finished screen will tell, where its team has said so. */
  readonly content?: CompiledPreparation;
}

/** A city's screen whose content is still to come. */
export function PreparationScreen({ route, siblings, content }: PreparationScreenProps) {
  const overview = siblings.find((sibling) => sibling.area === route.area && sibling.type === 'public' && !sibling.preparation) ?? siblings.find((sibling) => sibling.type === 'public' && !sibling.preparation);
  return (
    <InPreparation heading={content?.title ?? route.title ?? route.text} icon={route.icon}>
      {content ? (
        <div className={classes['willTell']}>
          <p>{willTellLine}</p>
          <ul>
            {content.willTell.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {overview ? <ButtonLink to={overview.path}>{backTo(overview.title ?? overview.text)}</ButtonLink> : null}
    </InPreparation>
  );
}
