import { openingState } from '@odysseus/model';
import { Icon } from '@odysseus/ui';
import { useRelease } from '../../services/page';
import { openWords, searchCopy } from './copy';
import type { Found } from './found';
import { isCard } from './isCard';
import { Entry, Face, Kind, Line, Local, Open, Title, Where } from './Search.styles';
import { useInView } from './useInView';

interface FoundEntryProps {
  readonly id: string;
  readonly result: Found;
  /** Whether its city has to be told: it is not the one whose page is open. */
  readonly tellsCity: boolean;
  /** Whether the visitor has no pass for it. */
  readonly locked: boolean;
  readonly now: Date;
  readonly chosen: boolean;
  readonly onOpen: () => void;
}

/** One entry of the list of results: what it is, whether it is open, and where it stands. */
export function FoundEntry({ id, result, tellsCity, locked, now, chosen, onOpen }: FoundEntryProps) {
  const { find } = useRelease();
  const place = useInView(chosen);
  const route = find(result.path.replace(/[?#].*$/, ''))?.route;
  const screen = result.kind === 'screen' ? '' : (route?.title ?? route?.text ?? '');
  const { opening, usual = false, label } = result;
  const state = opening && openingState(opening.calendar, opening.timezone, now);
  const words = state && openWords(state, usual);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and its keys: an entry is its active descendant
    <Entry
      ref={place}
      id={id}
      role="option"
      aria-selected={chosen}
      data-roomy={isCard(result) && !locked ? '' : undefined}
      onClick={onOpen}
    >
      <Face>
        <Title>
          {result.title}
          {result.local ? <Local>{result.local}</Local> : null}
        </Title>
        {words ? <Open data-state={state.state}>{words}</Open> : null}
        {result.line ? <Line>{result.line}</Line> : null}
        <Where>
          {label ? <Kind>{label}</Kind> : null}
          {locked ? (
            <>
              <Icon name="lock" size={13} /> {searchCopy.premium}
              {screen || tellsCity ? ' · ' : ''}
            </>
          ) : null}
          {[tellsCity ? result.city : '', screen].filter(Boolean).join(' · ')}
        </Where>
      </Face>
    </Entry>
  );
}
