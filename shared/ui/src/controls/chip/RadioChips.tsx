import { useId } from 'react';
import { Group, Legend, Option } from './RadioChips.styles';

interface RadioChipsProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  /** Undefined until one is chosen. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

/** A few choices side by side, of which one holds. */
export function RadioChips<Value extends string>({ legend, options, value, onChange }: RadioChipsProps<Value>) {
  const group = useId();
  return (
    <Group>
      <Legend>{legend}</Legend>
      {options.map((option) => (
        <Option key={option.value}>
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.name}
        </Option>
      ))}
    </Group>
  );
}
