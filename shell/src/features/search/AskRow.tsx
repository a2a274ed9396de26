import { Icon } from '@odysseus/ui';
import { searchCopy } from './copy';
import { Entry, Face, Title, Where } from './Search.styles';
import { useInView } from './useInView';

interface AskRowProps {
  readonly id: string;
  readonly question: string;
  readonly city: string;
  /** Whether a page of that city is open. */
  readonly isOpen: boolean;
  /** Whether the visitor has no pass for it. */
  readonly locked: boolean;
  readonly chosen: boolean;
  readonly onOpen: () => void;
}

/** The line that hands what was typed to the assistant of a city. */
export function AskRow({ id, question, city, isOpen, locked, chosen, onOpen }: AskRowProps) {
  const place = useInView(chosen);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and its keys: a line is its active descendant
    <Entry ref={place} id={id} role="option" aria-selected={chosen} onClick={onOpen}>
      <Face>
        <Title>
          <Icon name="message-circle" size={16} />{' '}
          {isOpen ? searchCopy.ask(question) : searchCopy.askAbout(city, question)}
        </Title>
        <Where>
          <span>
            {locked ? (
              <>
                <Icon name="lock" size={13} /> {searchCopy.premium} ·{' '}
              </>
            ) : null}
            {searchCopy.asked(city)}
          </span>
        </Where>
      </Face>
    </Entry>
  );
}
