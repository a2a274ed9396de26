CREATE TABLE "analytics_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"claimed_uid" text,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text,
	"pass" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"return_to" text,
	"provider" text NOT NULL,
	"provider_reference" text,
	"payment_reference" text,
	"capability_hash" text,
	"utc_offset" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkout_sessions_provider_reference_once" UNIQUE("provider_reference"),
	CONSTRAINT "checkout_sessions_status_known" CHECK ("checkout_sessions"."status" in ('open', 'paid', 'declined', 'cancelled', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payment_reference" text,
	"takes_back" boolean DEFAULT false NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_windows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"uid" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"checkout_session_id" uuid,
	CONSTRAINT "subscription_windows_checkout_session_once" UNIQUE("checkout_session_id"),
	CONSTRAINT "subscription_windows_ends_after_start" CHECK ("subscription_windows"."end_date" >= "subscription_windows"."start_date")
);
--> statement-breakpoint
CREATE TABLE "user_profiles" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"display_name" text NOT NULL,
	"photo_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscription_windows" ADD CONSTRAINT "subscription_windows_checkout_session_id_checkout_sessions_id_fk" FOREIGN KEY ("checkout_session_id") REFERENCES "public"."checkout_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_events_by_claimed_uid" ON "analytics_events" USING btree ("claimed_uid");--> statement-breakpoint
CREATE INDEX "checkout_sessions_by_uid" ON "checkout_sessions" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "checkout_sessions_by_payment" ON "checkout_sessions" USING btree ("payment_reference");--> statement-breakpoint
CREATE INDEX "payment_events_by_payment" ON "payment_events" USING btree ("payment_reference");--> statement-breakpoint
CREATE INDEX "subscription_windows_by_uid" ON "subscription_windows" USING btree ("uid","start_date");