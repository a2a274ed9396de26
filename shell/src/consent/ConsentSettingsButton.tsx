import { openConsentSettings } from './bannerView';
import styles from './CookieBanner.module.css';
import { copy } from './copy';

interface ConsentSettingsButtonProps {
  /** Replaces the look of a link. */
  readonly className?: string;
}

/** Opens the cookie choices again; for the footer and the privacy page. */
export function ConsentSettingsButton({ className = styles.link }: ConsentSettingsButtonProps) {
  return (
    <button type="button" {...(className === undefined ? {} : { className })} onClick={openConsentSettings}>
      {copy.settings}
    </button>
  );
}
