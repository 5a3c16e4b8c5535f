-- What was received before counts as read, so that the badge of the navigation does not have thousands. The last days stay new: nobody may have seen them.
ALTER TABLE "queries" ADD COLUMN "status" text DEFAULT 'Read' NOT NULL;--> statement-breakpoint
ALTER TABLE "queries" ALTER COLUMN "status" SET DEFAULT 'New';--> statement-breakpoint
UPDATE "queries" SET "status" = 'New' WHERE "created_at" > now() - interval '7 days';--> statement-breakpoint
ALTER TABLE "queries" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "queries" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "queries" ADD CONSTRAINT "queries_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "queries_new" ON "queries" USING btree ("created_at") WHERE "queries"."status" = 'New';--> statement-breakpoint
CREATE INDEX "queries_waiting" ON "queries" USING btree ("assignee_id","created_at") WHERE "queries"."status" in ('New', 'Read');--> statement-breakpoint
CREATE INDEX "queries_assignee" ON "queries" USING btree ("assignee_id") WHERE "queries"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "queries_by_status" ON "queries" USING btree ("status" collate "und-x-icu","id");--> statement-breakpoint
ALTER TABLE "queries" ADD CONSTRAINT "queries_status_known" CHECK ("queries"."status" in ('New', 'Read', 'Answered', 'Spam'));