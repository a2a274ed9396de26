import { createHash } from 'node:crypto';

/** A page of the emulator, made fit for the site's own origin. */
export interface EmulatorPage {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

/** Addresses of the files that stand in for what the emulator loads from elsewhere. */
export const emulatorAssets = { gapi: '/emulator/assets/gapi.js', widgetStyle: '/emulator/assets/widget.css' } as const;

const outsideScript = /<script\s[^>]*src="https?:[^>]*>\s*<\/script>/g;
const outsideStyle = /<link\s[^>]*href="https?:[^>]*>/g;
const inlineStyle = /<style>[\s\S]*?<\/style>/g;
const styleAttribute = /\sstyle="[^"]*"/g;

/**
 * The hidden frame through which the popup reports to the page: Google's `gapi` is replaced by the local one.
 * @param html the emulator's own page
 */
export function framePage(html: string): EmulatorPage {
  const local = html.replace(outsideScript, `<script src="${emulatorAssets.gapi}"></script>`);
  return { html: local, contentSecurityPolicy: policy(local) };
}

const note =
  '<p class="local-note"><strong>Local sign-in.</strong> This page stands in for Google while the site runs on this machine. Use any address you like; nothing leaves the machine.</p>';
const fieldNames = ['Email', 'Display name (optional)', 'Screen name (optional)', 'Profile photo URL (optional)'];

/**
 * The popup in which an account is chosen: tags that load from elsewhere go, and a local stylesheet takes the place of theirs.
 * @param html the emulator's own page
 */
export function widgetPage(html: string): EmulatorPage {
  let field = 0;
  const local = html
    .trimStart()
    .replace('<!DOCTYPE html>', '<!DOCTYPE html>\n<html lang="en">')
    .replace(outsideScript, '')
    .replace(outsideStyle, '')
    .replace(inlineStyle, `<link rel="icon" href="data:,"><link rel="stylesheet" href="${emulatorAssets.widgetStyle}">`)
    .replace(styleAttribute, '')
    .replace(
      /aria-labelledby="my-label-id"/g,
      () => `aria-label="${fieldNames[field++] ?? 'Field'}" autocomplete="off"`,
    )
    .replace('<div id="title">', '<div id="title" role="heading" aria-level="1">')
    .replace('<div id="content">', `<div id="content" role="main">${note}`);
  return { html: local, contentSecurityPolicy: policy(local) };
}

/** Nothing from elsewhere, and no inline script but those that stand in the page now. */
function policy(html: string): string {
  const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
