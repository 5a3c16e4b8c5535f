DROP INDEX "audit_at";--> statement-breakpoint
DROP INDEX "audit_user";--> statement-breakpoint
DROP INDEX "audit_record";--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower((record_title || E'\n' || user_name) collate "und-x-icu")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "audit" SET "updated_at" = "at";--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_by_at" ON "audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_user" ON "audit" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "audit_record" ON "audit" USING btree ("record_id","area");