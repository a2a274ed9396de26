import type { DangerKind, DangerLanguage, HelpBook } from '@odysseus/danger';
import { Icon } from '@odysseus/ui';
import { useRelease } from '../../services/page';
import { dialogCopy } from './dialogCopy';
import { emergencyPathIn } from './emergencyPath';
import { ToNearest } from './Help.styles';

interface NearestLinkProps {
  readonly kind: DangerKind;
  readonly book: HelpBook;
  readonly language: DangerLanguage;
  readonly onLeave: () => void;
}

/** Leads to the same help on the emergency page, which knows the nearest hospital, police or pharmacy. Nothing where the country has no such page. */
export function NearestLink({ kind, book, language, onLeave }: NearestLinkProps) {
  const path = emergencyPathIn(book.destinations, useRelease().destinations);
  if (path === undefined) return null;
  return (
    <p>
      <ToNearest to={`${path}#${kind}`} onClick={onLeave}>
        <Icon name="map-pin" size={18} />
        {dialogCopy[language].nearest}
      </ToNearest>
    </p>
  );
}
