/** Tells the versions of this city apart; the tests write another word here for each. */
export const edition: string = 'first';
