import { GoElsewhere } from '@odysseus/ui/onward';
import { CheckoutScreen } from '../../features/checkout';
import { useRelease } from '../../services/page';

export default function CheckoutRoute() {
  const { find } = useRelease();
  return (
    <>
      <CheckoutScreen nameOf={(path) => find(path)?.route.title ?? find(path)?.route.text} />
      <GoElsewhere column="sections" />
    </>
  );
}
