export { dayAdded, dayDated, dayNamed, dayRemoved, daysDated } from './dayChanges';
export { arrivalProblem } from './facts/arrivalProblem';
export { priceText, sumOfPrices, visitPrice, type Party, type VisitPrice } from './facts/visitPrice';
export { visitState, type VisitState } from './facts/visitState';
export { walkTo, type WalkBetween } from './facts/walkTo';
export { nightsOf, nightsSet, type Stay } from './nightChanges';
export { listChanges } from './listChanges';
export { mergeTrips } from './mergeTrips';
export { placeAdded, placeRemoved, placesOfTrip, type KeptItem } from './placeChanges';
export { plannedChanges } from './plannedChanges';
export { premiumTripKey } from './premiumTripKey';
export { earliestStamp, stampAfter } from './stampAfter';
export { stopLasting, stopLocked, stopMoved, stopPut, stopRemoved, stopTimed } from './stopChanges';
export { emptyTrip, tripFormat, type KeptTrip, type Trip, type TripDay, type TripStop } from './tripSchema';
export { stopsInOrder, tripView, type DayOfTrip, type TripView } from './tripView';
export {
  applyWrites,
  inverseOf,
  latestStamp,
  repeatable,
  withoutOldRemovals,
  writesTogether,
  type TripWrite,
} from './tripWrites';
export { bookBy, dueDay, type BookBy } from '../booking/bookBy';
export { bookingReminder } from '../booking/bookingReminder';
export { bookingText, bookingWords } from '../booking/bookingWords';
export { calendarFile, calendarFileType, type CalendarEvent } from '../calendar/calendarFile';
export { formatDate, formatDay } from '../time/formatDate';
export { formatDistance } from '../distance/walking';
export { lengthText } from '../time/lengthText';
export { hoursText } from '../time/openings';
export { shortDate } from '../time/shortDate';
export { weekdayName, weekdayOf } from '../time/weekday';
