export { AccountDeletionProvider, useAccountDeletion } from './AccountDeletionContext';
export {
  createAccountDeletion,
  type AccountDeletion,
  type AccountDeletionOptions,
  type DeletionState,
} from './accountDeletion';
export { ProfileScreen, type ProfileScreenProps } from './ProfileScreen';
export { SettingsForm } from './SettingsForm';
export { useFarewell } from './useFarewell';
