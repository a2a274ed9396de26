import { ConsentSettingsButton } from '../../consent';
import { LegalScreen, privacy } from '../../screens/legal';

export default function PrivacyRoute() {
  return <LegalScreen text={privacy} consentSettings={<ConsentSettingsButton />} />;
}
