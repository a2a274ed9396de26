import './styles.css';
import 'react-dom/client';

// In a task of its own each: a phone that takes long over either answers in between.
setTimeout(() => void import(/* webpackMode: "eager" */ './start'));
