import {
  type CompiledCity,
  type CompiledPlace,
  appliesTo,
  fareTimes,
  holdsIn,
  type Fare,
  type Knowable,
  monthName,
  partyPrices,
  type PartyPrice,
  productsOf,
  type Product,
  toldPrice,
  dayNumber,
  monthOf,
} from '@odysseus/model';
import { useCityDate } from '@odysseus/page';
import { useSettings } from '@odysseus/runtime';
import { placeCopy } from '../logic/copy';
import { twoAdultsPay } from '../logic/priceFact';
import { FareRow, OwnRow, ProductName } from './PlaceDetails.styles';

interface FaresProps {
  readonly place: Pick<CompiledPlace, 'price' | 'known'>;
  readonly city: CompiledCity;
}

/** What a place costs, product by product, and what it costs the visitor's own party, as told in the settings. */
export function Fares({ place, city }: FaresProps) {
  const { price: fares } = place;
  const date = useCityDate(city);
  const month = date === undefined ? undefined : monthOf(dayNumber(date));
  const { settings } = useSettings();
  const own = month === undefined ? [] : partyPrices(fares, settings, month);
  return (
    <>
      {productsOf(fares).map((product, index) => (
        <ProductFares key={product.name ?? ''} place={place} product={product} own={own[index]} month={month} />
      ))}
    </>
  );
}

/** Fares of other travellers, and those of other months, step back; one that holds from an hour on says when, and is in no sum. @param month undefined in a prerendered page */
function ProductFares({
  place,
  product,
  own,
  month,
}: {
  readonly place: Knowable;
  readonly product: Product;
  readonly own: PartyPrice | undefined;
  readonly month: number | undefined;
}) {
  const { name, fares } = product;
  const { settings } = useSettings();
  const told = settings.ages.length > 0 || month === undefined;
  const two = told ? undefined : twoAdultsPay(place, product, settings.residency, month);
  const isOwn = (fare: Fare) => appliesTo(fare, settings) && (month === undefined || holdsIn(fare, month));
  return (
    <>
      {name === undefined ? null : <ProductName>{name}</ProductName>}
      {fares.map((fare) => (
        <FareRow key={[fare.who, fareTimes(fare), fare.amount].join()} $others={!isOwn(fare)}>
          <span>{[fare.who, fareTimes(fare)].filter(Boolean).join(', ')}</span>{' '}
          <span>{toldPrice(fare.amount, fare.currency, place)}</span>
        </FareRow>
      ))}
      {two === undefined ? null : (
        <OwnRow>
          <span>{placeCopy.twoAdults}</span> <span>{two}</span>
        </OwnRow>
      )}
      {own?.total === undefined || month === undefined ? null : (
        <OwnRow>
          <span>{placeCopy.yours(own.each.length, own.months ? monthName(month) : undefined)}</span>{' '}
          <span>{toldPrice(own.total, own.currency, place)}</span>
        </OwnRow>
      )}
    </>
  );
}
