import { Icon } from '@odysseus/ui';
import { fieldCopy } from './fieldCopy';
import { fetchPalette } from './useSearch';
import { Opener, Shortcut, Words } from './SearchField.styles';

interface SearchFieldProps {
  readonly onOpen: () => void;
  /** The bar of a narrow screen has room for the icon alone. */
  readonly iconOnly?: boolean;
}

/** Looks like a field and opens the search. */
export function SearchField({ onOpen, iconOnly = false }: SearchFieldProps) {
  return (
    <Opener
      type="button"
      $iconOnly={iconOnly}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerEnter={() => void fetchPalette().catch(() => undefined)}
    >
      <Icon name="search" size={22} />
      <Words $iconOnly={iconOnly}>{fieldCopy.open}</Words>
      {iconOnly ? null : <Shortcut aria-hidden="true">{fieldCopy.shortcut}</Shortcut>}
    </Opener>
  );
}
