import type { PaintPicture } from './PaintPicture';
import { develop } from './rendering/develop';
import { exposePicture } from './rendering/exposePicture';
import { scenes } from './scenes';

declare global {
  interface Window {
    paintPicture: PaintPicture;
  }
}

window.paintPicture = (name, width, height, samples) => {
  const scene = scenes[name];
  if (!scene) throw new Error(`There is no scene named '${name}'. Known: ${Object.keys(scenes).join(', ')}.`);
  const picture = scene();
  const pixels = develop(exposePicture(picture, width, height, samples), picture.grade);
  let text = '';
  for (let from = 0; from < pixels.length; from += 0x8000)
    text += String.fromCharCode(...pixels.subarray(from, from + 0x8000));
  return btoa(text);
};
