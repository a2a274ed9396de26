/** In the offer's place where its code does not come: apart from the offer's own words, which every page would take along. */
export const offerFailed = 'What Expert Access costs can’t be shown now. Check your connection, then reload the page.';
