import { publicName } from '../../scripts/site';
import { test as base } from './visitor';

export { publicName };

interface NameFixtures {
  readonly publicly: undefined;
}

/** Tests of a site that is reached by a public name. Local sign-in refuses to work there. */
export const publicNameTest = base.extend<NameFixtures>({
  baseURL: async ({ site }, use) => use(`http://${publicName}:${new URL(site.origin).port}`),
  publicly: [
    async ({ problems }, use) => {
      problems.allow(/^outside request: http:\/\/guide\.test:/);
      // A site on the open net is reached over HTTPS; this one is not.
      problems.allow(/Cross-Origin-Opener-Policy header has been ignored, because the URL's origin was untrustworthy/);
      problems.allow(/status of 403 .*\/emulator\//);
      await use(undefined);
    },
    { auto: true },
  ],
});
