CREATE TABLE "assistant_conversations" (
	"key" bigserial PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"id" uuid NOT NULL,
	"city" text NOT NULL,
	"title" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assistant_conversations_id_once" UNIQUE("uid","id")
);
--> statement-breakpoint
CREATE TABLE "assistant_messages" (
	"key" bigserial PRIMARY KEY NOT NULL,
	"conversation" bigint NOT NULL,
	"uid" text NOT NULL,
	"id" uuid NOT NULL,
	"question" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"runner" uuid NOT NULL,
	"alive_until" timestamp with time zone NOT NULL,
	"stop_wanted" boolean DEFAULT false NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"ended" boolean DEFAULT false NOT NULL,
	"memory" text,
	"feedback" jsonb,
	CONSTRAINT "assistant_messages_id_once" UNIQUE("uid","id")
);
--> statement-breakpoint
CREATE TABLE "assistant_parts" (
	"message" bigint NOT NULL,
	"number" integer NOT NULL,
	"part" text NOT NULL,
	CONSTRAINT "assistant_parts_of_message" PRIMARY KEY("message","number")
);
--> statement-breakpoint
CREATE TABLE "assistant_usage" (
	"uid" text PRIMARY KEY NOT NULL,
	"minute_from" timestamp with time zone NOT NULL,
	"in_minute" integer NOT NULL,
	"day_from" timestamp with time zone NOT NULL,
	"in_day" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD CONSTRAINT "assistant_messages_conversation_assistant_conversations_key_fk" FOREIGN KEY ("conversation") REFERENCES "public"."assistant_conversations"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_parts" ADD CONSTRAINT "assistant_parts_message_assistant_messages_key_fk" FOREIGN KEY ("message") REFERENCES "public"."assistant_messages"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistant_conversations_by_change" ON "assistant_conversations" USING btree ("uid","city","changed_at");--> statement-breakpoint
CREATE INDEX "assistant_messages_by_conversation" ON "assistant_messages" USING btree ("conversation","key");