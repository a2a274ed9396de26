/** How long the first paint of a page without content waits for the first screen's code, which is on its way already, in milliseconds. */
export const firstScreenPatience = 250;

/** How long a page that can be read already waits for its screen's code before its menu is brought to life without, in milliseconds. */
export const readablePatience = 3_000;
