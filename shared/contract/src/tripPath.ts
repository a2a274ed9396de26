/** Path of the trip's page, to which every part may lead where the shell's contract is 1.7 or later. */
export const tripPath = '/app/itinerarybuilder';
