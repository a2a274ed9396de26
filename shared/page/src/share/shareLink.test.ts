import { shareLink, type SharingBrowser } from './shareLink';

const link = { title: 'The well', url: 'https://example.com/wells#well' };
const failing = (name: string) => () => Promise.reject(new DOMException('no', name));

function browser(share: string, clipboard: string) {
  const done: unknown[] = [];
  const takes = (what: unknown) => Promise.resolve(void done.push(what));
  const own: SharingBrowser = {
    ...(share === 'none' ? {} : { share: share === 'takes' ? takes : failing(share) }),
    ...(clipboard === 'none' ? {} : { clipboard: { writeText: clipboard === 'takes' ? takes : failing(clipboard) } }),
  };
  return { own, done };
}

it.each([
  ['takes', 'takes', 'shared', [link]],
  ['AbortError', 'takes', 'dismissed', []],
  ['NotAllowedError', 'takes', 'copied', [link.url]],
  ['TypeError', 'none', 'byHand', []],
  ['none', 'takes', 'copied', [link.url]],
  ['none', 'NotAllowedError', 'byHand', []],
  ['none', 'none', 'byHand', []],
] as const)('a sheet that is or says %s, a clipboard that is or says %s: %s', async (share, clipboard, how, what) => {
  const { own, done } = browser(share, clipboard);
  expect(await shareLink(link, own)).toBe(how);
  expect(done).toEqual(what);
});
