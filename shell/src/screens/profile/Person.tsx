import type { SignedInUser } from '@odysseus/contract';
import { Badge, Button, Icon, Notice, ScreenHeading } from '@odysseus/ui';
import { useState } from 'react';
import { copy } from './copy';
import { initials } from './initials';
import classes from './Profile.module.css';

interface PersonProps {
  readonly user: SignedInUser;
  readonly signOut: () => Promise<void>;
}

/** Who is signed in, and the way out. */
export function Person({ user, signOut }: PersonProps) {
  const [leaving, setLeaving] = useState<'no' | 'going' | 'failed'>('no');
  const leave = async () => {
    setLeaving('going');
    try {
      await signOut();
    } catch (cause) {
      console.error('Signing out failed.', cause);
      setLeaving('failed');
    }
  };
  const name = user.displayName || user.email || copy.noEmail;
  return (
    <header className={classes['person']}>
      <Avatar key={user.photoURL} name={name} picture={user.photoURL} />
      <div className={classes['who']}>
        <ScreenHeading className={classes['heading']}>{copy.heading}</ScreenHeading>
        <p className={classes['name']}>
          {name} <Badge>{copy.signedIn}</Badge>
        </p>
        {user.email !== null && user.email !== name ? <p className={classes['email']}>{user.email}</p> : null}
      </div>
      <Button kind="secondary" busy={leaving === 'going'} onClick={() => void leave()}>
        <Icon name="log-out" size={18} />
        {copy.signOut}
      </Button>
      {leaving === 'failed' ? (
        <div className={classes['wide']}>
          <Notice tone="danger" role="alert">
            <p>{copy.signOutFailed}</p>
          </Notice>
        </div>
      ) : null}
    </header>
  );
}

/** Decorative: the name stands beside it. */
function Avatar({ name, picture }: { readonly name: string; readonly picture: string | null }) {
  const [broken, setBroken] = useState(false);
  return (
    <span className={classes['avatar']} aria-hidden="true">
      {picture !== null && picture !== '' && !broken ? (
        <img src={picture} alt="" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
