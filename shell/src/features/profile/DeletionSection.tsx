import { Button, Icon, Notice } from '@odysseus/ui';
import { useState, useSyncExternalStore } from 'react';
import { usePremium } from '../premium';
import type { AccountDeletion } from './accountDeletion';
import { copy } from './copy';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { Section, Soft } from './Profile.styles';

interface DeletionSectionProps {
  readonly deletion: AccountDeletion;
}

/** The way out for good. */
export function DeletionSection({ deletion }: DeletionSectionProps) {
  const state = useSyncExternalStore(deletion.subscribe, deletion.get, deletion.get);
  const [asking, setAsking] = useState(false);
  const { refreshAccess } = usePremium();
  const run = async () => {
    await deletion.run();
    setAsking(false);
    // The passes went with the data, even where the sign-in stays.
    if (deletion.get().step === 'identityRemains') void refreshAccess();
  };
  return (
    <Section aria-labelledby="profile-delete">
      <h2 id="profile-delete">{copy.deleteTitle}</h2>
      <Soft>{copy.deleteLead}</Soft>
      {state.step === 'failed' ? (
        <Notice tone="danger" role="alert">
          <p>
            {copy.deleteFailed} {state.sentence}
          </p>
        </Notice>
      ) : null}
      {state.step === 'identityRemains' ? (
        <Notice tone="warning" role="alert" title={copy.identityRemainsTitle}>
          <p>{state.sentence}</p>
        </Notice>
      ) : null}
      <Button kind="danger" onClick={() => setAsking(true)}>
        <Icon name="trash-2" size={18} />
        {copy.delete}
      </Button>
      {asking ? (
        <DeleteAccountDialog step={state.step} onDelete={() => void run()} onKeep={() => setAsking(false)} />
      ) : null}
    </Section>
  );
}
