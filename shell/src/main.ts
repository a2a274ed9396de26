import './styles.css';
import 'react-dom/client';
import { handOverStyles } from './app/handOverStyles';

async function start(): Promise<void> {
  handOverStyles();
  await import(/* webpackMode: "eager" */ './start');
}

// In a task of its own each: a phone that takes long over either answers in between.
setTimeout(() => void start());
