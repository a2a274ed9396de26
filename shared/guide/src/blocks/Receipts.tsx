import type { BlockOf } from '../content/schema';
import { formatMoney } from '../fares/formatMoney';
import classes from './Block.module.css';
import { blockCopy } from './copy';

/** What somebody paid on one day; the sum is reckoned here, so that it is right. */
export function Receipts({ currency, receipts }: Pick<BlockOf<'receipts'>, 'currency' | 'receipts'>) {
  return (
    <ul className={`${classes['tiles']} ${classes['wide']}`}>
      {receipts.map(({ title, who, lines }) => (
        <li key={title} className={`${classes['tile']} ${classes['receipt']}`}>
          <h3>{title}</h3>
          <p className={classes['soft']}>{who}</p>
          <table className={classes['table']}>
            <tbody>
              {lines.map(({ what, amount }) => (
                <tr key={what}>
                  <td>{what}</td>
                  <td className={classes['amount']}>{formatMoney(amount, currency)}</td>
                </tr>
              ))}
              <tr className={classes['sum']}>
                <td>{blockCopy.sum}</td>
                <td className={classes['amount']}>
                  {formatMoney(
                    lines.reduce((sum, { amount }) => sum + amount, 0),
                    currency,
                  )}
                </td>
              </tr>
            </tbody>
          </table>
        </li>
      ))}
    </ul>
  );
}
