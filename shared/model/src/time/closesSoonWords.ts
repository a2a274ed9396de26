import { closingTime } from './closingTime';

/**
 * That a place closes within the hour: 'Closes soon, at 18:00'.
 * @param usual whether its hours are known in general alone
 */
export function closesSoonWords(until: string, usual: boolean): string {
  return `${usual ? 'Usually closes' : 'Closes'} soon, at ${closingTime(until)}`;
}
