import { ButtonLink, Medallion, ScreenHeading } from '@odysseus/ui';
import { copy, homePath } from './copy';
import { Goodbye } from './Profile.styles';

/** After the deletion of the account. */
export function Farewell() {
  return (
    <Goodbye>
      <Medallion icon="hand" />
      <ScreenHeading>{copy.farewellHeading}</ScreenHeading>
      <p role="status">{copy.farewell}</p>
      <ButtonLink to={homePath}>{copy.farewellHome}</ButtonLink>
    </Goodbye>
  );
}
