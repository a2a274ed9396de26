export { consentKey, consentValues, parseConsent, type Consent } from './consent';
export {
  consentStore,
  createConsentStore,
  type ConsentSource,
  type ConsentStore,
  type ConsentWindow,
} from './consentStore';
export { useConsent } from './useConsent';
