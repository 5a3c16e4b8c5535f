CREATE TABLE "preview_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"area" text NOT NULL,
	"record_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"approves" boolean NOT NULL,
	"comment" text NOT NULL,
	"answered_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "preview_links" ADD COLUMN "may_approve" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "preview_answers_record" ON "preview_answers" USING btree ("record_id","area");--> statement-breakpoint
CREATE INDEX "preview_answers_link" ON "preview_answers" USING btree ("link_id");