import { GoElsewhere } from '@odysseus/ui/onward';
import { CheckoutSuccessScreen } from '../../features/checkout-success';
import { useRelease } from '../../services/page';

/** Premium screens that are offered after a payment. */
const mostSuggestions = 4;

export default function CheckoutSuccessRoute() {
  const { find, routes } = useRelease();
  const suggestions = routes
    .map(({ route }) => route)
    .filter((route) => route.type === 'premium' && !route.preparation)
    .slice(0, mostSuggestions)
    .map((route) => ({ path: route.path, text: route.title ?? route.text, icon: route.icon }));
  return (
    <>
      <CheckoutSuccessScreen
        suggestions={suggestions}
        nameOf={(path) => find(path)?.route.title ?? find(path)?.route.text}
      />
      <GoElsewhere />
    </>
  );
}
