import { LegalScreen, terms } from '../../features/legal';

export default function TermsRoute() {
  return <LegalScreen text={terms} />;
}
