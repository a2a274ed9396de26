import { type BlockOf, formatMoney } from '@odysseus/model';
import { useId, useState } from 'react';
import { Amount, Bill, Field, Fields, Item, Receipt, Soft, Total, WideTiles } from './Block.styles';
import { blockCopy } from './copy';
import { estimate, type Party } from './estimate';

type SpendingBlock = Pick<BlockOf<'spending'>, 'currency' | 'styles'>;
const copy = blockCopy.spending;
const limits = { adults: [1, 20], children: [0, 20], days: [1, 60], rooms: [0, 20] } as const;

/** What a day costs in several styles, item by item, and an estimator for the visitor's own days and party. */
export function Spending({ currency, styles }: SpendingBlock) {
  return (
    <>
      <WideTiles>
        {styles.map((style) => (
          <Receipt key={style.key}>
            <h3>{style.name}</h3>
            <Soft>{style.line}</Soft>
            <Bill>
              <tbody>
                {style.items.map(({ what, amount, per, note }) => (
                  <tr key={what}>
                    <td>
                      {what}
                      <Item>
                        {copy.per[per]}
                        {note ? `. ${note}` : ''}
                      </Item>
                    </td>
                    <Amount>{formatMoney(amount, currency)}</Amount>
                  </tr>
                ))}
              </tbody>
            </Bill>
          </Receipt>
        ))}
      </WideTiles>
      <Estimator currency={currency} styles={styles} />
    </>
  );
}

function Estimator({ currency, styles }: SpendingBlock) {
  const [chosen, setChosen] = useState(styles[0]?.key);
  const [party, setParty] = useState<Party>({ adults: 2, children: 0, days: 4, rooms: 1 });
  const styleId = useId();
  const style = styles.find(({ key }) => key === chosen);
  if (!style) return null;
  const total = estimate(style, party, currency);
  const share = (among: number) => formatMoney(Math.round(total.amount / among), total.currency);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Fields>
        <legend>{copy.estimate}</legend>
        <Field htmlFor={styleId}>
          {copy.style}
          <select id={styleId} value={chosen} onChange={(event) => setChosen(event.target.value)}>
            {styles.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        {(['adults', 'children', 'rooms', 'days'] as const).map((field) => (
          <Count
            key={field}
            label={copy[field]}
            value={party[field]}
            limits={limits[field]}
            onChange={(value) => setParty({ ...party, [field]: value })}
          />
        ))}
      </Fields>
      <Total role="status">
        <span>{copy.total(share(1))}</span> · <span>{copy.perDay(share(party.days))}</span> ·{' '}
        <span>{copy.each(share(party.adults + party.children))}</span>
      </Total>
    </form>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly limits: readonly [number, number];
  readonly onChange: (value: number) => void;
}

/** A number that can be cleared and typed anew; the last right one counts until then. */
function Count({ label, value, limits: [least, most], onChange }: CountProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  return (
    <Field htmlFor={id}>
      {label}
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          const wanted = Math.trunc(event.target.valueAsNumber);
          if (Number.isFinite(wanted)) onChange(Math.min(most, Math.max(least, wanted)));
        }}
        onBlur={() => setTyped(String(value))}
      />
    </Field>
  );
}
