/** Told in the console, as the specification asks (section 4). */
export const customizeLogged = 'Cookie consent: customize chosen, showing the choices.';
