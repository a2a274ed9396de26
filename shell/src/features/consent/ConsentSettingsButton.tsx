import { openConsentSettings } from './bannerView';
import { consentSettingsCopy } from './consentSettingsCopy';
import { LikeLink } from './ConsentSettingsButton.styles';

interface ConsentSettingsButtonProps {
  /** Replaces the look of a link. */
  readonly className?: string | undefined;
}

/** Opens the cookie choices again; for the footer and the privacy page. */
export function ConsentSettingsButton({ className }: ConsentSettingsButtonProps) {
  const Pressed = className === undefined ? LikeLink : 'button';
  return (
    <Pressed type="button" className={className} onClick={openConsentSettings}>
      {consentSettingsCopy}
    </Pressed>
  );
}
