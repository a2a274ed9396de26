/**
 * Renders the guide's illustrations: `npx tsx shared/pictures/src/render.ts [name…] [--draft [folder]]`.
 * Without names it renders all. A draft is small, quick, and goes to a folder of its own as PNG.
 * Names of screens' pictures give `hero-<name>`, those of places `place-<id>`; `story-<id>` gives a chapter's picture of Paris by that name, `story-rome-<id>` one of Rome.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import type { PaintPicture } from './PaintPicture';
import { parisSights } from './scenes/parisSights/names';
import { storyChapters } from './scenes/parisStory/names';
import { romeSights } from './scenes/romeSights/names';
import { romeChapters } from './scenes/romeStory/names';

const source = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(source, '../../..');

/** What is rendered for one use: the size of the large picture, the width of the small one, and how many frames are added up. */
interface Format {
  readonly prefix: '' | 'hero-' | 'place-';
  readonly width: number;
  readonly height: number;
  readonly small: number;
  readonly samples: number;
  /** Largest AVIF in bytes: the quality gives way until it fits. */
  readonly limit: number;
}

const hero: Format = { prefix: 'hero-', width: 1600, height: 900, small: 800, samples: 64, limit: Infinity };
const card: Format = { prefix: 'place-', width: 1200, height: 675, small: 640, samples: 24, limit: 40_000 };
const chapter: Format = { prefix: '', width: 1600, height: 900, small: 800, samples: 16, limit: 110_000 };
const draft = { width: 640, height: 360, samples: 5 };

/** Where each picture is used, and so where its files go and what they are like. */
const uses: Readonly<Record<string, { readonly folder: string; readonly format: Format }>> = {
  paris: { folder: 'remotes/paris/assets', format: hero },
  'paris-explore': { folder: 'remotes/paris/assets', format: hero },
  'paris-days': { folder: 'remotes/paris/assets', format: hero },
  rome: { folder: 'remotes/italy/assets', format: hero },
  'rome-explore': { folder: 'remotes/italy/assets', format: hero },
  'rome-days': { folder: 'remotes/italy/assets', format: hero },
  'italy-explore': { folder: 'remotes/italy/assets', format: hero },
  london: { folder: 'remotes/london/assets', format: hero },
  athens: { folder: 'remotes/athens/assets', format: hero },
  italy: { folder: 'remotes/italy/assets', format: hero },
  home: { folder: 'shell/src/features/home/assets', format: hero },
  ...Object.fromEntries(parisSights.map((id) => [id, { folder: 'remotes/paris/assets', format: card }])),
  ...Object.fromEntries(romeSights.map((id) => [id, { folder: 'remotes/italy/assets', format: card }])),
  ...Object.fromEntries(
    storyChapters.map((id) => [`story-${id}`, { folder: 'remotes/paris/assets', format: chapter }]),
  ),
  ...Object.fromEntries(
    romeChapters.map((id) => [`story-rome-${id}`, { folder: 'remotes/italy/assets', format: chapter }]),
  ),
};

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type PaintingPage = typeof globalThis & { paintPicture: PaintPicture };

async function bundlePage(): Promise<string> {
  const result = await build({
    entryPoints: [path.join(source, 'page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
  const [file] = result.outputFiles;
  if (!file) throw new Error('The page for rendering came out empty.');
  return file.text;
}

async function writePicture(pixels: Buffer, name: string, folder: string, format: Format): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { width, height } = format;
  const whole = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  const small = sharp(
    await whole
      .clone()
      .resize(format.small, (format.small * 9) / 16, { kernel: 'lanczos3' })
      .png()
      .toBuffer(),
  );
  for (const [picture, suffix] of [
    [whole, ''],
    [small, '-small'],
  ] as const) {
    const stem = path.join(folder, `${format.prefix}${name}${suffix}`);
    await writeFile(`${stem}.avif`, await fittingAvif(picture, format.limit));
    await picture.clone().webp({ quality: 78, effort: 6 }).toFile(`${stem}.webp`);
  }
}

/** The picture as AVIF, at the highest of a few qualities that keeps it within `limit` bytes. */
async function fittingAvif(picture: Sharp, limit: number): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const quality of [55, 52, 49, 46, 43, 40]) {
    encoded = await picture.clone().avif({ quality, effort: 6 }).toBuffer();
    if (encoded.length <= limit) break;
  }
  return encoded;
}

async function main(args: readonly string[]): Promise<void> {
  const draftAt = args.indexOf('--draft');
  const isDraft = draftAt >= 0;
  const draftFolder = (isDraft ? args[draftAt + 1] : undefined) ?? path.join(tmpdir(), 'pictures');
  const asked = isDraft ? args.slice(0, draftAt) : args;
  const names = asked.length > 0 ? asked : Object.keys(uses);
  const unknown = names.find((name) => !(name in uses));
  if (unknown !== undefined)
    throw new Error(`There is no picture named '${unknown}'. Known: ${Object.keys(uses).join(', ')}.`);

  const script = await bundlePage();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: flags,
  });
  try {
    for (const name of names) {
      const use = uses[name];
      if (!use) continue;
      const size = isDraft ? draft : use.format;
      const started = Date.now();
      const page = await browser.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') console.error(message.text());
      });
      await page.setContent('<!doctype html><title>picture</title>');
      await page.addScriptTag({ content: script });
      const encoded = await page.evaluate(
        ([picture, width, height, samples]) =>
          (globalThis as PaintingPage).paintPicture(picture, width, height, samples),
        [name, size.width, size.height, size.samples] as const,
      );
      await page.close();
      const pixels = Buffer.from(encoded, 'base64');
      if (isDraft) {
        await mkdir(draftFolder, { recursive: true });
        await sharp(pixels, { raw: { width: size.width, height: size.height, channels: 4 } })
          .removeAlpha()
          .png()
          .toFile(path.join(draftFolder, `${name}.png`));
      } else {
        await writePicture(pixels, name, path.join(root, use.folder), use.format);
      }
      console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
    }
  } finally {
    await browser.close();
  }
}

await main(process.argv.slice(2));
