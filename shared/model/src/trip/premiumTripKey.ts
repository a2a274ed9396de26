/**
 * Key by which the service gives a holder of Expert Access what a trip is told of a city's premium places: `paris/trip-places`. The
 * content has the form of the file for trips that everybody may read (`TripFile` of the contract).
 */
export function premiumTripKey(city: string): string {
  return `${city}/trip-places`;
}
