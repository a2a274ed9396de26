export { AccountDeletionProvider, useAccountDeletion } from './AccountDeletionContext';
export { createAccountDeletion, type AccountDeletion } from './accountDeletion';
export type { AccountDeletionOptions, DeletionState } from './deletionState';
export { ProfileScreen, type ProfileScreenProps } from './ProfileScreen';
export { SettingsForm } from './SettingsForm';
export { useFarewell } from './useFarewell';
