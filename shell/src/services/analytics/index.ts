export {
  emailLinkSent,
  loginError,
  loginSuccess,
  userLogin,
  userLogout,
  type LoginMethod,
} from './authenticationEvents';
export { browserAnalytics } from './browserAnalytics';
export type { Clock } from './systemClock';
export { createAnalytics, type Analytics, type AnalyticsOptions } from './createAnalytics';
export type { EventParameters } from './event';
export { readAnalyticsBuffer, type AnalyticsBuffer } from './sinks/bufferSink';
export type { FirebaseAppProvider } from './sinks/firebaseSink';
export type { AnalyticsSink } from './sinks/sink';
