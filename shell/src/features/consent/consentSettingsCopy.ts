/** The word of the button that opens the cookie choices again, which every page has. */
export const consentSettingsCopy = 'Cookie Settings';
