import { GoElsewhere } from '@odysseus/ui/onward';
import type { ReactNode } from 'react';
import { Opened } from './Opened';

/** What a pass opens, and at the end of the page where one goes on without one. */
export function OpenedAndOn(): ReactNode {
  return (
    <>
      <Opened />
      <GoElsewhere column="own" />
    </>
  );
}
