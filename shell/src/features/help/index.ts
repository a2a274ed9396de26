export { EmergencyButton } from './EmergencyButton';
export { useHelp } from './HelpContext';
export { HelpProvider } from './HelpProvider';
export { readDanger } from './readDanger';
export { SearchHelp } from './SearchHelp';
export { useDangerReading } from './useDangerReading';
