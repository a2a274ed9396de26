import { useUnsaved } from '@odysseus/runtime';
import { Button, Icon, Notice } from '@odysseus/ui';
import { useState } from 'react';
import { sentenceFor, usePremium } from '../premium';
import { readAccountExport, saveFile, type AccountExport } from './accountExport';
import { copy } from './copy';
import { Saved, Section, Soft } from './Profile.styles';

interface DataSectionProps {
  readonly save?: ((file: AccountExport) => void) | undefined;
}

type DownloadState =
  { readonly state: 'idle' | 'fetching' | 'done' } | { readonly state: 'failed'; readonly sentence: string };

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
    <Section aria-labelledby="profile-data">
      <h2 id="profile-data">{copy.dataTitle}</h2>
      <Soft>{copy.dataLead}</Soft>
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
      <Saved role="status">{download.state === 'done' ? copy.downloaded : null}</Saved>
    </Section>
  );
}
