import { useId, useState } from 'react';
import type { BlockOf } from '../content/schema';
import { formatMoney } from '../fares/formatMoney';
import classes from './Block.module.css';
import { blockCopy } from './copy';
import { estimate, type Party } from './estimate';

type SpendingBlock = Pick<BlockOf<'spending'>, 'currency' | 'styles'>;
const copy = blockCopy.spending;
const limits = { adults: [1, 20], children: [0, 20], days: [1, 60], rooms: [0, 20] } as const;

/** What a day costs in several styles, item by item, and an estimator for the visitor's own days and party. */
export function Spending({ currency, styles }: SpendingBlock) {
  return (
    <>
      <ul className={`${classes['tiles']} ${classes['wide']}`}>
        {styles.map((style) => (
          <li key={style.key} className={`${classes['tile']} ${classes['receipt']}`}>
            <h3>{style.name}</h3>
            <p className={classes['soft']}>{style.line}</p>
            <table className={classes['table']}>
              <tbody>
                {style.items.map(({ what, amount, per, note }) => (
                  <tr key={what}>
                    <td>
                      {what}
                      <span className={`${classes['soft']} ${classes['item']}`}>
                        {copy.per[per]}
                        {note ? `. ${note}` : ''}
                      </span>
                    </td>
                    <td className={classes['amount']}>{formatMoney(amount, currency)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </li>
        ))}
      </ul>
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
  const total = estimate(style, party);
  const money = (amount: number) => formatMoney(Math.round(amount), currency);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <fieldset className={classes['form']}>
        <legend>{copy.estimate}</legend>
        <label className={classes['field']} htmlFor={styleId}>
          {copy.style}
          <select id={styleId} value={chosen} onChange={(event) => setChosen(event.target.value)}>
            {styles.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {(['adults', 'children', 'rooms', 'days'] as const).map((field) => (
          <Count key={field} label={copy[field]} value={party[field]} limits={limits[field]} onChange={(value) => setParty({ ...party, [field]: value })} />
        ))}
      </fieldset>
      <p role="status" className={classes['total']}>
        <span>{copy.total(money(total))}</span> · <span>{copy.perDay(money(total / party.days))}</span> · <span>{copy.each(money(total / (party.adults + party.children)))}</span>
      </p>
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
    <label className={classes['field']} htmlFor={id}>
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
    </label>
  );
}
