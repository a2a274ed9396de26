export { createSettingsStore } from './settingsStore';
