import { GoElsewhere } from '@odysseus/ui/onward';
import { ConsentSettingsButton } from '../../features/consent';
import { LegalScreen, privacy } from '../../features/legal';

export default function PrivacyRoute() {
  return (
    <>
      <LegalScreen text={privacy} consentSettings={<ConsentSettingsButton />} />
      <GoElsewhere />
    </>
  );
}
