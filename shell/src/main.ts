import './styles.css';
import { handOverStyles } from './app/handOverStyles';

/** What starts the page, in order: what was handed over is read as the library of styles is imported. */
const steps: readonly (() => unknown)[] = [
  handOverStyles,
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './startHere'),
];

async function start(): Promise<void> {
  // In a task of its own each: a phone that takes long over any of them answers in between.
  for (const step of steps) {
    await new Promise((resolve) => setTimeout(resolve));
    await step();
  }
}

void start();
