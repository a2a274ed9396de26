export { AccountDeletionProvider, useAccountDeletion } from './AccountDeletionContext';
export {
  createAccountDeletion,
  type AccountDeletion,
  type AccountDeletionOptions,
  type DeletionState,
} from './accountDeletion';
export { Farewell, useFarewell } from './Farewell';
export { ProfileScreen, type ProfileScreenProps } from './ProfileScreen';
export { SettingsForm } from './SettingsForm';
