export {
  addDays,
  cityClock,
  clockChange,
  clockText,
  dateOf,
  dayMinutes,
  dayNumber,
  daysBetween,
  machineClock,
  minuteOf,
  momentIn,
  readCivilDate,
  utcDate,
  type CivilDate,
  type ClockReading,
} from '@odysseus/contract/time';
export { bookBy } from './booking/bookBy';
export { bookingReminder } from './booking/bookingReminder';
export { bookingWords } from './booking/bookingWords';
export { calendarFile, calendarFileType, type CalendarEvent } from './calendar/calendarFile';
export { coordinates, position, type LatLng, type LngLat } from './distance/latLng';
export { latLng, latLngOf, lngLat, lngLatOf } from './distance/points';
export { hostOf } from './known/hostOf';
export {
  isGeneral,
  knownSchema,
  readingOf,
  type Known,
  type Knowable,
  type Reading,
  type WithKnown,
} from './known/known';
export { factKinds, host, receipts, receiptSchema, type FactKind, type Receipt } from './known/receipts';
export { middleOf } from './distance/middleOf';
export {
  formatDistance,
  metresBetween,
  streetFactor,
  streetPace,
  walkingMinutes,
  walkingPace,
} from './distance/walking';
export { billTotal } from './money/billTotal';
export { currencySchema, type Currency } from './money/currency';
export { fareProblems } from './money/fareProblems';
export { appliesTo, fareOf, holdsIn, type Fare } from './money/faresFor';
export { fareTimes } from './money/fareTimes';
export { formatMoney } from './money/formatMoney';
export { fullPayerAge, isFree } from './money/isFree';
export { holdsAt, isEveryDay, isLate, lateWords, type Late } from './money/lateFare';
export type { Money } from './money/money';
export { monthRuns, monthWords } from './money/monthWords';
export { partyPrices, type PartyPrice } from './money/partyPrices';
export { productsOf, type Product } from './money/productsOf';
export { aboutLine, aboutText, toldFree, toldMoney, toldPrice, usualCosts, usualPrice } from './money/toldMoney';
export { adviceOf, adviceText, isAbout, type Advice, type PlaceSubject } from './places/adviceSchema';
export {
  blockSchema,
  blockSubjects,
  helpKinds,
  sourceBlockSchema,
  type Block,
  type BlockOf,
  type BlockSubject,
  type BriefColumn,
  type HelpKind,
  type SourceBlock,
} from './places/blockSchema';
export {
  calendarSchema,
  compiledCitySchema,
  compiledPlaceListSchema,
  compiledPlaceSchema,
  type CompiledCity,
  type CompiledPlace,
  type CompiledPlaceList,
  type LitSide,
  type LockedPlace,
  type OpeningCalendar,
} from './places/compiled';
export { areaBeside } from './places/areaBeside';
export { closedDays, type Closure } from './places/closedOn';
export { drawingNamed, type SharingKind } from './places/drawingNamed';
export { entriesOf, type Entry } from './places/entriesOf';
export { pageCity } from './places/pageCity';
export { familyOf, pinBox, pinFamilies, pinOutline, type FamilyKey } from './places/pinFamilies';
export { placeKinds } from './places/placeKinds';
export {
  citySchema,
  holidaySchema,
  listEntrySchema,
  placeListSchema,
  placeFolderSchema,
  placesFileSchema,
  type City,
  type Town,
  type Place,
  type PlaceList,
} from './places/schema';
export type { Stop, TellStop, ToldStop } from './places/stop';
export { whereabouts } from './places/whereabouts';
export {
  colour,
  countryCode,
  date,
  icon,
  key,
  line,
  months,
  links,
  linkSchema,
  path,
  timeOfDay,
  type Link,
} from './primitives';
export { editDistance } from './text/editDistance';
export { keepTogether } from './text/keepTogether';
export { listWords } from './text/listWords';
export { linkedWords, splitAtLinks, wordsOf, type LinkedPart } from './text/links';
export { markBetween } from './text/markBetween';
export { nameList } from './text/nameList';
export { dialled, replaceNumbers, splitAtNumbers, splitToldNumber } from './text/telephone';
export { closedWords } from './time/closedWords';
export { closesSoonWords } from './time/closesSoonWords';
export { closingTime } from './time/closingTime';
export { formatDate, formatDay, formatLongDate } from './time/formatDate';
export { visitsOfTrip, type PlannedVisit } from './trip/visitsOfTrip';
export { lengthText } from './time/lengthText';
export { monthName, monthNames } from './time/monthNames';
export { monthOf } from './time/monthOf';
export { nthOfMonth } from './time/nthOfMonth';
export {
  dayOfCalendar,
  hoursText,
  openingAt,
  openingsOn,
  weekdayIn,
  weekdayStates,
  type Opening,
} from './time/openings';
export { dayOfOpening } from './time/dayOfOpening';
export { openingState, type NextOpening, type OpeningState } from './time/openingState';
export {
  daysUntil,
  monday,
  saturday,
  shortWeekdayName,
  sunday,
  weekday,
  weekdayAfter,
  weekdayName,
  weekdayOf,
  weekdays,
  type Weekday,
} from './time/weekday';
export { weekdayCodes, type WeekdayCode } from './time/weekdayCodes';
export { weekdayWords } from './time/weekdayWords';
export { weekFrom } from './time/weekFrom';
export { weekLines, type WeekLine } from './time/weekLines';
export { withSameParts } from './withSameParts';
