import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectFolder } from '../../scripts/site';
import { untilStill } from './untilStill';

const axeSource = readFileSync(join(projectFolder, 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');

interface AxeViolation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

interface AxeOptions {
  readonly runOnly: readonly string[];
  readonly resultTypes: readonly ['violations'];
  readonly selectors: boolean;
}

interface Axe {
  run(context: Document | string, options: AxeOptions): Promise<{ violations: AxeViolation[] }>;
}

/** What dark mode can break that light mode can not. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const;

interface Extent {
  /** Only these, by their names in axe. */
  readonly rules?: readonly string[];
  /** Only what this selector finds. */
  readonly within?: string;
}

/** Rules of WCAG 2.2, levels A and AA, that the page breaks; each as one readable line. */
export async function accessibilityViolations(page: Page, { rules, within }: Extent = {}): Promise<string[]> {
  await untilStill(page);
  // Evaluated by the debugger: the page's policy stays as it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const runOnly = rules ?? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const violations = await page.evaluate(
    async ([rulesToRun, selector]) => {
      const { axe } = window as unknown as { axe: Axe };
      const run = (selectors: boolean) =>
        axe.run(selector ?? document, { runOnly: rulesToRun, resultTypes: ['violations'], selectors });
      // Where each element stands takes long to say for a whole page, and is wanted only where a rule is broken.
      const broken = (await run(false)).violations.length > 0 ? (await run(true)).violations : [];
      // Half beneath a bar that sticks lies what the page happens to be scrolled to: each target is weighed where it is all in sight.
      const stays = async (target: readonly unknown[]): Promise<boolean> => {
        const [only, ...deeper] = target;
        const element = typeof only === 'string' && deeper.length === 0 ? document.querySelector(only) : null;
        if (!element || typeof only !== 'string') return true;
        const before = [scrollX, scrollY] as const;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = await axe.run(only, { runOnly: ['target-size'], resultTypes: ['violations'], selectors: false });
        scrollTo({ left: before[0], top: before[1], behavior: 'instant' });
        return again.violations.length > 0;
      };
      for (const violation of broken) {
        if (violation.id !== 'target-size') continue;
        const kept: AxeViolation['nodes'][number][] = [];
        for (const node of violation.nodes) if (await stays(node.target)) kept.push(node);
        Object.assign(violation, { nodes: kept });
      }
      return broken.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary: failureSummary ?? '' })),
      }));
    },
    [runOnly, within] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary.replace(/\s+/g, ' ')})`,
    ),
  );
}
