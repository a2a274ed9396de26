export { premiumPlugin } from './premiumPlugin';
export { type PremiumStore, releaseStore } from './releaseStore';
