export { openConsentSettings } from './bannerView';
export { ConsentSettingsButton } from './ConsentSettingsButton';
export { CookieBanner } from './CookieBanner';
