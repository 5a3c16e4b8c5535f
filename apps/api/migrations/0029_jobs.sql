CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"area" text NOT NULL,
	"record_id" uuid NOT NULL,
	"due" timestamp(6) with time zone NOT NULL,
	"lease" timestamp(6) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_edge" ON "jobs" USING btree ("area","record_id","kind","due");--> statement-breakpoint
CREATE INDEX "jobs_open" ON "jobs" USING btree ("due") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "jobs_done" ON "jobs" USING btree ("done_at");