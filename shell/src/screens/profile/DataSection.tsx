import { useUnsaved } from '@odysseus/runtime';
import { Button, Icon, Notice } from '@odysseus/ui';
import { useState } from 'react';
import { sentenceFor, usePremium } from '../../premium';
import { readAccountExport, saveFile, type AccountExport } from './accountExport';
import { copy } from './copy';
import classes from './Profile.module.css';

interface DataSectionProps {
  readonly save?: ((file: AccountExport) => void) | undefined;
}

type DownloadState = { readonly state: 'idle' | 'fetching' | 'done' } | { readonly state: 'failed'; readonly sentence: string };

/** Everything that is kept about the visitor, as a file. */
export function DataSection({ save = saveFile }: DataSectionProps) {
  const { fetch } = usePremium();
  const [download, setDownload] = useState<DownloadState>({ state: 'idle' });
  useUnsaved(download.state === 'fetching');
  const start = async () => {
    setDownload({ state: 'fetching' });
    try {
      save(await readAccountExport(fetch));
      setDownload({ state: 'done' });
    } catch (cause) {
      console.error('The export failed.', cause);
      setDownload({ state: 'failed', sentence: sentenceFor(cause) });
    }
  };
  return (
    <section className={classes['section']} aria-labelledby="profile-data">
      <h2 id="profile-data">{copy.dataTitle}</h2>
      <p className={classes['soft']}>{copy.dataLead}</p>
      {download.state === 'failed' ? (
        <Notice tone="danger" role="alert">
          <p>
            {copy.downloadFailed} {download.sentence}
          </p>
        </Notice>
      ) : null}
      <Button kind="secondary" busy={download.state === 'fetching'} onClick={() => void start()}>
        <Icon name="package" size={18} />
        {copy.download}
      </Button>
      <p className={classes['saved']} role="status">
        {download.state === 'done' ? copy.downloaded : null}
      </p>
    </section>
  );
}
