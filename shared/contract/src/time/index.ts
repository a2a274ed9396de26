export { addDays, dateOf, dayNumber, daysBetween, readCivilDate, utcDate, type CivilDate } from './civilDate';
export { clockAhead, clockText, dayMinutes, machineClock, minuteOf, type ClockReading } from './clock';
export { cityClock, clockChange, momentIn } from './zoneClock';
