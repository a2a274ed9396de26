CREATE TABLE "provider_calls" (
	"provider" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "provider_calls_provider_hour_pk" PRIMARY KEY("provider","hour")
);
