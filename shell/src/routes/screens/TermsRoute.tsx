import { GoElsewhere } from '@odysseus/ui/onward';
import { LegalScreen, terms } from '../../features/legal';

export default function TermsRoute() {
  return (
    <>
      <LegalScreen text={terms} />
      <GoElsewhere />
    </>
  );
}
