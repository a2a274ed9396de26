import { PinBadge } from '@odysseus/page';
import { Icon } from '@odysseus/ui';
import { TextField } from '@odysseus/ui/controls';
import { mapCopy } from './copy';
import { mapLayers } from '../logic/mapLayers';
import type { LayerChoice, PlaceChoice, PlaceView } from '../logic/placeView';
import { Chip, Count, Filters, Group } from './MapFilters.styles';

interface MapFiltersProps {
  readonly places: readonly PlaceView[];
  /** How many places of the trip the map shows. */
  readonly trip: number;
  readonly choice: PlaceChoice;
  readonly onChange: (choice: PlaceChoice) => void;
}

/** Search, 'open now', 'free', and the layers that hold anything, each with its count. */
export function MapFilters({ places, trip, choice, onChange }: MapFiltersProps) {
  const counts = new Map(mapLayers.map(({ key }) => [key, places.filter(({ layer }) => layer === key).length]));
  const usual = places.some(({ calendar, general }) => calendar !== undefined && general?.includes('hours'));
  const toggle = (key: LayerChoice): void => {
    const layers = new Set(choice.layers);
    if (!layers.delete(key)) layers.add(key);
    onChange({ ...choice, layers });
  };
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
          <Chip key={name} aria-pressed={choice[name]} onClick={() => onChange({ ...choice, [name]: !choice[name] })}>
            <Icon name={name === 'open' ? 'clock' : 'ticket'} size={16} />
            {name === 'open' ? mapCopy.open(usual) : mapCopy.free}
          </Chip>
        ))}
        {mapLayers.map((layer) =>
          counts.get(layer.key) === 0 ? null : (
            <Chip key={layer.key} aria-pressed={choice.layers.has(layer.key)} onClick={() => toggle(layer.key)}>
              <PinBadge pin={layer} />
              {layer.name} <Count>{counts.get(layer.key)}</Count>
            </Chip>
          ),
        )}
        {/* Last: the trip is known only once the page lives, and moves nothing then. */}
        {trip > 0 || choice.layers.has('trip') ? (
          <Chip aria-pressed={choice.layers.has('trip')} onClick={() => toggle('trip')}>
            <Icon name="flag" size={16} />
            {mapCopy.trip} <Count>{trip}</Count>
          </Chip>
        ) : null}
      </Group>
    </Filters>
  );
}
