/** A closing time as it is said: nobody closes at zero. @param until `18:00` */
export function closingTime(until: string): string {
  return until === '00:00' ? 'midnight' : until;
}
