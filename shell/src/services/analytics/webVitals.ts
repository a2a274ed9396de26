import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { Vitals } from './performanceMetrics';

/** Starts measuring. Load this module lazily; it also sees what happened before. */
export function observeVitals(onChange: (vitals: Vitals) => void): void {
  let vitals: Vitals = {};
  const keep = ({ name, value }: Metric) => {
    vitals = { ...vitals, [name]: value };
    onChange(vitals);
  };
  const options = { reportAllChanges: true };
  onCLS(keep, options);
  onFCP(keep, options);
  onINP(keep, options);
  onLCP(keep, options);
  onTTFB(keep, options);
}
