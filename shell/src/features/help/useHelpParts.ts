import { useEffect, useState } from 'react';
import { fetchHelp, type HelpParts } from './fetchHelp';

/** The code of help; undefined for as long as it is not there. */
export function useHelpParts(): HelpParts | undefined {
  const [parts, setParts] = useState<HelpParts>();
  useEffect(() => {
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
  }, []);
  return parts;
}
