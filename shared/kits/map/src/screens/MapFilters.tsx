import { pinFamilies } from '@odysseus/model';
import { PinBadge } from '@odysseus/page';
import { Icon, TextField } from '@odysseus/ui';
import { mapCopy } from './copy';
import type { PlaceChoice, PlaceView } from '../logic/placeView';
import { Chip, Filters, Group } from './MapFilters.styles';

interface MapFiltersProps {
  readonly places: readonly PlaceView[];
  readonly choice: PlaceChoice;
  readonly onChange: (choice: PlaceChoice) => void;
}

/** Search, kinds, 'open now' and 'free'. */
export function MapFilters({ places, choice, onChange }: MapFiltersProps) {
  const present = pinFamilies.filter(({ key }) => places.some(({ family }) => family === key));
  const usual = places.some(({ calendar, general }) => calendar !== undefined && general?.includes('hours'));
  return (
    <Filters role="search">
      <TextField
        label={mapCopy.search}
        hideLabel
        placeholder={mapCopy.search}
        type="search"
        value={choice.query}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange({ ...choice, query: event.currentTarget.value })}
      />
      <Group>
        <legend>{mapCopy.only}</legend>
        {(['open', 'free'] as const).map((name) => (
          <Chip
            key={name}
            type="button"
            aria-pressed={choice[name]}
            onClick={() => onChange({ ...choice, [name]: !choice[name] })}
          >
            <Icon name={name === 'open' ? 'clock' : 'ticket'} size={16} />
            {name === 'open' ? mapCopy.open(usual) : mapCopy.free}
          </Chip>
        ))}
        {present.map(({ key, name }) => (
          <Chip
            key={key}
            type="button"
            aria-pressed={choice.families.has(key)}
            onClick={() =>
              onChange({
                ...choice,
                families: new Set(
                  choice.families.has(key)
                    ? [...choice.families].filter((other) => other !== key)
                    : [...choice.families, key],
                ),
              })
            }
          >
            <PinBadge family={key} />
            {name}
          </Chip>
        ))}
      </Group>
    </Filters>
  );
}
