import { useEffect, useState } from 'react';
import { fetchHelp, type HelpParts } from './fetchHelp';

/** The code of help once it is wanted; undefined for as long as it is not there. */
export function useHelpParts(wanted: boolean): HelpParts | undefined {
  const [parts, setParts] = useState<HelpParts>();
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    fetchHelp().then(
      (fetched) => {
        if (!left) setParts(fetched);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [wanted]);
  return parts;
}
