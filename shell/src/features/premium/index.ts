export {
  BackendCallError,
  callBackend,
  requestBackend,
  sentenceFor,
  type CallOptions,
  type CallTrouble,
  type FetchWithToken,
} from './backendCall';
export { dateInWords, siteLocale } from './calendar';
export { ContinueToWanted } from './ContinueToWanted';
export {
  createPremium,
  type Premium,
  type PremiumClock,
  type PremiumOptions,
  type SessionSource,
} from './createPremium';
export { FailedCheck } from './FailedCheck';
export { isCallTrouble } from './isCallTrouble';
export { PremiumProvider, usePremium, usePremiumAccess, useWindowsCheck } from './PremiumContext';
export { PremiumContentError } from './premiumContent';
export { PremiumGate } from './PremiumGate';
export { useReading, type Reading } from './useReading';
export { createWantedScreenStore, isSitePath, type WantedScreen, type WantedScreenStore } from './wantedScreen';
