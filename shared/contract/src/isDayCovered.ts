import type { SubscriptionWindow } from './profile';

/** Whether `day` falls in any window, inclusive of both ends. Dates compare as strings; a window that ends before it starts holds no day. */
export function isDayCovered(windows: readonly SubscriptionWindow[], day: string): boolean {
  return windows.some((window) => window.start_date <= day && day <= window.end_date);
}
