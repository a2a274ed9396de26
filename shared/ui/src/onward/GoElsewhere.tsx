import { shownAtEnd } from './onwardRoutes';
import { Beside } from './GoElsewhere.styles';
import { OnwardLinks } from './OnwardLinks';
import { overviewsElsewhere } from './overviewsElsewhere';
import { useEveryArea } from './useEveryArea';

/** Where a visitor goes on from a page that is of no destination: to the overviews of three. */
export function GoElsewhere() {
  const routes = overviewsElsewhere(useEveryArea() ?? [], []).slice(0, shownAtEnd);
  return (
    <Beside>
      <OnwardLinks routes={routes} />
    </Beside>
  );
}
