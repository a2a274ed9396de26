import { existsSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { ensureDebianPackage } from '../debianPackages';

/** Debian's browsers for tests, the preferred one first: it has no windows to draw, which halves the processor's time. */
const packages = ['chromium-headless-shell', 'chromium'] as const;
const fileOf = (name: string): string => `/usr/bin/${name}`;

/** Names the browser of tests and benches to Playwright; says nothing where only Playwright knows, which may have downloaded one. */
export function browserProgram(): { readonly executablePath?: string } {
  const executablePath = packages.map(fileOf).find((file) => existsSync(file));
  return executablePath ? { executablePath } : {};
}

/** Installs the browser of the tests, where it is missing and this process may. */
export async function ensureBrowser(): Promise<void> {
  for (const name of packages) if (await ensureDebianPackage(name, () => existsSync(fileOf(name)))) return;
}

/**
 * Keeps the pointer outside every page until it is moved. In a browser without windows it rests at the corner of each new
 * document, and what lies there takes it for a visitor's.
 */
export function restPointerOutside(context: BrowserContext): void {
  context.on('page', (page) => page.on('domcontentloaded', () => void page.mouse.move(-1, -1).catch(() => undefined)));
}
