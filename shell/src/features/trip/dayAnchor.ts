/** Id of a day's heading on the trip's page: an address that ends with it leads there. @param day absent for what stands on no day */
export function dayAnchor(day: string | undefined): string {
  return `day-${day ?? 'none'}`;
}
