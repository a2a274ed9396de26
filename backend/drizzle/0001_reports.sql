CREATE TABLE "mistake_reports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"path" text NOT NULL,
	"version" text NOT NULL,
	"text" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mistake_reports_by_place" ON "mistake_reports" USING btree ("place");