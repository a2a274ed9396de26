import { billTotal, type BlockOf, formatMoney } from '@odysseus/model';
import { Amount, Bill, Receipt, Soft, Sum, WideTiles } from './Block.styles';
import { blockCopy } from './copy';

/** What somebody paid on one day; the sum is reckoned here, so that it is right. */
export function Bills({ currency, bills }: Pick<BlockOf<'bills'>, 'currency' | 'bills'>) {
  return (
    <WideTiles>
      {bills.map(({ title, who, lines }) => {
        const total = billTotal(lines, currency);
        return (
          <Receipt key={title}>
            <h3>{title}</h3>
            <Soft>{who}</Soft>
            <Bill>
              <tbody>
                {lines.map(({ what, amount }) => (
                  <tr key={what}>
                    <td>{what}</td>
                    <Amount>{formatMoney(amount, currency)}</Amount>
                  </tr>
                ))}
                <Sum>
                  <td>{blockCopy.sum}</td>
                  <Amount>{formatMoney(total.amount, total.currency)}</Amount>
                </Sum>
              </tbody>
            </Bill>
          </Receipt>
        );
      })}
    </WideTiles>
  );
}
