export { premiumPlugin } from './premiumPlugin';
export { type PremiumStore, premiumStore } from './premiumStore';
