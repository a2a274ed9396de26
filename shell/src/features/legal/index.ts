export type { LegalText } from './legalText';
export { LegalScreen, type LegalScreenProps } from './LegalScreen';
export { privacy } from './privacy';
export { terms } from './terms';
