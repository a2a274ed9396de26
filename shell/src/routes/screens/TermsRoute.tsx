import { LegalScreen, terms } from '../../screens/legal';

export default function TermsRoute() {
  return <LegalScreen text={terms} />;
}
