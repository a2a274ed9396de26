import {
  type CompiledCity,
  type CompiledPlace,
  appliesTo,
  holdsIn,
  type Fare,
  formatMoney,
  monthName,
  monthWords,
  partyPrices,
  type PartyPrice,
  productsOf,
  type Product,
  formatDate,
  dayNumber,
  monthOf,
} from '@odysseus/model';
import { useCityDate } from '@odysseus/page';
import { useSettings } from '@odysseus/runtime';
import { placeCopy } from '../logic/copy';
import { AsOf, FareRow, OwnRow, ProductName } from './PlaceDetails.styles';

interface FaresProps {
  readonly fares: CompiledPlace['price'];
  readonly city: CompiledCity;
}

/** What a place costs, product by product, and what it costs the visitor's own party, as told in the settings. */
export function Fares({ fares, city }: FaresProps) {
  const date = useCityDate(city);
  const month = date === undefined ? undefined : monthOf(dayNumber(date));
  const { settings } = useSettings();
  const own = month === undefined ? [] : partyPrices(fares, settings, month);
  const dates = [...new Set(fares.map((fare) => fare.asOf))].sort();
  return (
    <>
      {productsOf(fares).map((product, index) => (
        <ProductFares key={product.name ?? ''} product={product} own={own[index]} month={month} />
      ))}
      {dates[0] ? <AsOf>{placeCopy.asOf(formatDate(dates[0]))}</AsOf> : null}
    </>
  );
}

/** Fares of other travellers, and those of other months, step back. @param month undefined in a prerendered page */
function ProductFares({
  product: { name, fares },
  own,
  month,
}: {
  readonly product: Product;
  readonly own: PartyPrice | undefined;
  readonly month: number | undefined;
}) {
  const { settings } = useSettings();
  const isOwn = (fare: Fare) => appliesTo(fare, settings) && (month === undefined || holdsIn(fare, month));
  return (
    <>
      {name === undefined ? null : <ProductName>{name}</ProductName>}
      {fares.map((fare) => (
        <FareRow key={`${fare.who} ${fare.months?.join() ?? ''} ${fare.amount}`} $others={!isOwn(fare)}>
          <span>
            {fare.who}
            {fare.months ? `, ${monthWords(fare.months)}` : ''}
          </span>{' '}
          <span>{priceText(fare.amount, fare.currency)}</span>
        </FareRow>
      ))}
      {own?.total === undefined || month === undefined ? null : (
        <OwnRow>
          <span>{placeCopy.yours(own.each.length, own.months ? monthName(month) : undefined)}</span>{' '}
          <span>{priceText(own.total, own.currency)}</span>
        </OwnRow>
      )}
    </>
  );
}

function priceText(amount: number, currency: string): string {
  return amount === 0 ? placeCopy.free : formatMoney(amount, currency);
}
