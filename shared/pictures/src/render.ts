/**
 * Renders the guide's illustrations: `npx tsx shared/pictures/src/render.ts [name…] [--draft [folder]]`.
 * Without names it renders all. A draft is small, quick, and goes to a folder of its own as PNG.
 */
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

const source = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(source, '../../..');

/** Where each picture is used, and so where its files go. */
const folders: Readonly<Record<string, string>> = {
  paris: 'remotes/paris/assets',
  rome: 'remotes/italy/assets',
  london: 'remotes/london/assets',
  athens: 'remotes/athens/assets',
  italy: 'remotes/italy/assets',
  home: 'shell/src/screens/home/assets',
};

const finished = { width: 1600, height: 900, samples: 64 };
const draft = { width: 1200, height: 675, samples: 16 };
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

async function bundlePage(): Promise<string> {
  const result = await build({ entryPoints: [path.join(source, 'page.ts')], bundle: true, write: false, format: 'iife', target: 'es2022', logLevel: 'error' });
  const [file] = result.outputFiles;
  if (!file) throw new Error('The page for rendering came out empty.');
  return file.text;
}

async function writePicture(pixels: Buffer, name: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const raw = { raw: { width: finished.width, height: finished.height, channels: 4 as const } };
  const whole = sharp(pixels, raw).removeAlpha();
  const small = sharp(await whole.clone().resize(800, 450, { kernel: 'lanczos3' }).png().toBuffer());
  for (const [picture, suffix] of [[whole, ''], [small, '-small']] as const) {
    const stem = path.join(folder, `hero-${name}${suffix}`);
    await picture.clone().avif({ quality: 55, effort: 6 }).toFile(`${stem}.avif`);
    await picture.clone().webp({ quality: 78, effort: 6 }).toFile(`${stem}.webp`);
  }
}

async function main(args: readonly string[]): Promise<void> {
  const draftAt = args.indexOf('--draft');
  const isDraft = draftAt >= 0;
  const draftFolder = (isDraft ? args[draftAt + 1] : undefined) ?? path.join(tmpdir(), 'pictures');
  const asked = isDraft ? args.slice(0, draftAt) : args;
  const names = asked.length > 0 ? asked : Object.keys(folders);
  const unknown = names.find((name) => !(name in folders));
  if (unknown !== undefined) throw new Error(`There is no picture named '${unknown}'. Known: ${Object.keys(folders).join(', ')}.`);

  const size = isDraft ? draft : finished;
  const script = await bundlePage();
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: flags });
  try {
    for (const name of names) {
      const started = Date.now();
      const page = await browser.newPage();
      page.on('console', (message) => { if (message.type() === 'error') console.error(message.text()); });
      await page.setContent('<!doctype html><title>picture</title>');
      await page.addScriptTag({ content: script });
      const encoded = await page.evaluate(([picture, width, height, samples]) => window.paintPicture(picture, width, height, samples), [name, size.width, size.height, size.samples] as const);
      await page.close();
      const pixels = Buffer.from(encoded, 'base64');
      if (isDraft) {
        await mkdir(draftFolder, { recursive: true });
        await sharp(pixels, { raw: { width: size.width, height: size.height, channels: 4 } }).removeAlpha().png().toFile(path.join(draftFolder, `${name}.png`));
      } else {
        await writePicture(pixels, name, path.join(root, folders[name] ?? ''));
      }
      console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
    }
  } finally {
    await browser.close();
  }
}

await main(process.argv.slice(2));
