import * as z from 'zod/mini';
import type { CivilDate } from '../../../src/time';

/** A calendar date, `YYYY-MM-DD`, without time or zone (decision 8). */
export const calendarDateSchema = z
  .string()
  .check(
    z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a date such as 2026-11-21'),
  ) as unknown as z.ZodMiniType<CivilDate, string>;

/** User profile, keyed by the authentication uid (specification, section 3). */
export const userProfileSchema = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  photoURL: z.nullable(z.string()),
});
export type UserProfile = z.infer<typeof userProfileSchema>;

/** Body of the profile's creation (specification, section 7). `displayName` falls back to the email if absent. */
export const newUserProfileSchema = z.object({
  email: z.string().check(z.minLength(3), z.maxLength(320)),
  displayName: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  photoURL: z.optional(z.nullable(z.string().check(z.maxLength(2048)))),
});
export type NewUserProfile = z.infer<typeof newUserProfileSchema>;

export const subscriptionWindowSchema = z.object({ start_date: calendarDateSchema, end_date: calendarDateSchema });
/** A period of Expert Access, both ends included. */
export type SubscriptionWindow = z.infer<typeof subscriptionWindowSchema>;
export const subscriptionWindowsSchema = z.array(subscriptionWindowSchema);

/** Addresses of the three calls of the specification's section 7, relative to the backend. */
export const profilePaths = {
  profile: (uid: string) => `/api/profile/user_profiles/${encodeURIComponent(uid)}`,
  subscriptionWindows: (uid: string) => `/api/profile/user_profiles/${encodeURIComponent(uid)}/subscription-windows`,
};

/** Whether `day` falls in any window, inclusive of both ends. Dates compare as strings; a window that ends before it starts holds no day. */
export function isDayCovered(windows: readonly SubscriptionWindow[], day: string): boolean {
  return windows.some((window) => window.start_date <= day && day <= window.end_date);
}
