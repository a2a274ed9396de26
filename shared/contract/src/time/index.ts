export { addDays, dateOf, dayNumber, daysBetween, readCivilDate, utcDate, type CivilDate } from './civilDate';
export {
  clockAhead,
  clockChange,
  cityClock,
  clockText,
  dayMinutes,
  machineClock,
  minuteOf,
  momentIn,
  type ClockReading,
} from './clock';
