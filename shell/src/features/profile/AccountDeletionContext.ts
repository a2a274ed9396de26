import { createContext, useContext } from 'react';
import type { AccountDeletion } from './accountDeletion';

const AccountDeletionContext = createContext<AccountDeletion | undefined>(undefined);

/** Offers the deletion of the account to everything below it: what became of it outlives the screen that asked for it. */
export const AccountDeletionProvider = AccountDeletionContext.Provider;

/** @throws {Error} outside an `AccountDeletionProvider` */
export function useAccountDeletion(): AccountDeletion {
  const deletion = useContext(AccountDeletionContext);
  if (!deletion) throw new Error('useAccountDeletion needs an AccountDeletionProvider above it.');
  return deletion;
}
