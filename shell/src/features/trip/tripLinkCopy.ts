/** Words of the link to the trip, which every page has. */
export const tripLinkCopy = {
  title: 'My trip',
  name: (places: number) => (places === 0 ? 'My trip' : `My trip, ${places} ${places === 1 ? 'place' : 'places'}`),
};
