import { Icon } from '@odysseus/ui';
import { searchCopy } from './copy';
import { fetchPalette } from './useSearch';
import classes from './SearchField.module.css';

interface SearchFieldProps {
  readonly onOpen: () => void;
  /** The bar of a narrow screen has room for the icon alone. */
  readonly iconOnly?: boolean;
}

/** Looks like a field and opens the search. */
export function SearchField({ onOpen, iconOnly = false }: SearchFieldProps) {
  return (
    <button
      type="button"
      className={classes[iconOnly ? 'icon' : 'field']}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerEnter={() => void fetchPalette().catch(() => undefined)}
    >
      <Icon name="search" size={22} />
      <span className={classes[iconOnly ? 'hidden' : 'words']}>{searchCopy.open}</span>
      {iconOnly ? null : (
        <kbd aria-hidden="true" className={classes['shortcut']}>
          {searchCopy.shortcut}
        </kbd>
      )}
    </button>
  );
}
