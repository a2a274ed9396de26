import type { SignedInUser } from '@odysseus/contract';
import { Badge, Button, Icon, Notice } from '@odysseus/ui';
import { useState } from 'react';
import { copy } from './copy';
import { initials } from './initials';
import { Email, Head, Heading, Name, Portrait, Who, Wide } from './Profile.styles';

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
    <Head>
      <Avatar key={user.photoURL} name={name} picture={user.photoURL} />
      <Who>
        <Heading>{copy.heading}</Heading>
        <Name>
          {name} <Badge>{copy.signedIn}</Badge>
        </Name>
        {user.email !== null && user.email !== name ? <Email>{user.email}</Email> : null}
      </Who>
      <Button kind="secondary" busy={leaving === 'going'} onClick={() => void leave()}>
        <Icon name="log-out" size={18} />
        {copy.signOut}
      </Button>
      {leaving === 'failed' ? (
        <Wide>
          <Notice tone="danger" role="alert">
            <p>{copy.signOutFailed}</p>
          </Notice>
        </Wide>
      ) : null}
    </Head>
  );
}

/** Decorative: the name stands beside it. */
function Avatar({ name, picture }: { readonly name: string; readonly picture: string | null }) {
  const [broken, setBroken] = useState(false);
  return (
    <Portrait aria-hidden="true">
      {picture !== null && picture !== '' && !broken ? (
        <img src={picture} alt="" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
      ) : (
        initials(name)
      )}
    </Portrait>
  );
}
