export { openConsentSettings } from './bannerView';
export { consentKey, consentValues, parseConsent, type Consent } from './consent';
export { ConsentSettingsButton } from './ConsentSettingsButton';
export { consentStore, createConsentStore, type ConsentSource, type ConsentStore, type ConsentWindow } from './consentStore';
export { CookieBanner } from './CookieBanner';
export { useConsent } from './useConsent';
