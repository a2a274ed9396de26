import * as z from 'zod/mini';
import { calendarDateSchema } from './profile';

/** A pass with a fixed length, bought once (decision 11). */
export const expertPassSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Length in calendar days. */
  days: z.int(),
  /** Price in the currency's smallest unit. */
  amount: z.int(),
  /** ISO 4217, upper case. */
  currency: z.string(),
  line: z.string(),
});
export type ExpertPass = z.infer<typeof expertPassSchema>;

/** `GET /api/checkout/passes` */
export const passesSchema = z.object({ passes: z.array(expertPassSchema), provider: z.enum(['embedded', 'stripe']) });
export type Passes = z.infer<typeof passesSchema>;

/** Body of `POST /api/checkout/sessions`. `returnTo` is a path of the site that is offered again after payment. */
export const newCheckoutSchema = z.strictObject({
  pass: z.string(),
  /** The visitor's clock: minutes ahead of UTC, so that a pass starts on the visitor's own day. */
  utcOffset: z.optional(z.int().check(z.gte(-720), z.lte(840))),
  returnTo: z.optional(
    z.string().check(z.regex(/^\/(?![/\\])[^\s\\]*$/, 'must be a path of this site'), z.maxLength(300)),
  ),
});
export type NewCheckout = z.infer<typeof newCheckoutSchema>;

/** Answer of `POST /api/checkout/sessions`: the browser goes to `url` to pay. */
export const checkoutCreatedSchema = z.object({ id: z.string(), url: z.string() });
export type CheckoutCreated = z.infer<typeof checkoutCreatedSchema>;

export const checkoutStatuses = ['open', 'paid', 'declined', 'cancelled', 'refunded'] as const;

/** `GET /api/checkout/sessions/{id}` (own sessions only) */
export const checkoutSessionSchema = z.object({
  id: z.string(),
  pass: expertPassSchema,
  status: z.enum(checkoutStatuses),
  returnTo: z.nullable(z.string()),
  /** The window that the payment granted. */
  window: z.nullable(z.object({ start_date: calendarDateSchema, end_date: calendarDateSchema })),
});
export type CheckoutSession = z.infer<typeof checkoutSessionSchema>;
