export { Body } from './EmergencyScreen.styles';
export { EmergencyScreen } from './EmergencyScreen';
export { HelpHeader } from './HelpHeader';
export { PrintSheet } from './PrintSheet';
export { emergencyCopy } from './copy';
export type { PicturedEmergency } from './picturedEmergency';
