import { useRelease } from '../../app/useRelease';
import { CheckoutScreen } from '../../screens/checkout';

export default function CheckoutRoute() {
  const { find } = useRelease();
  return <CheckoutScreen nameOf={(path) => find(path)?.route.title ?? find(path)?.route.text} />;
}
