/**
 * Selector of the page's root while a screen of help stands in it, which says so of itself. Step by step: a `:has()` that looks at
 * any depth has a browser read the whole page whenever a card comes or goes.
 */
export const onScreenOfHelp = '#root:has(> div > main > [data-urgent])';
