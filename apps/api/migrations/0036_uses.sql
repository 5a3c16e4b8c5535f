CREATE TABLE "uses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"area" text NOT NULL,
	"record_id" uuid NOT NULL,
	"place" text NOT NULL,
	"field" text NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"target_area" text NOT NULL,
	"is_undescribed" boolean DEFAULT false NOT NULL,
	"during" "tstzrange",
	"version" integer
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "uploaded_by_id" uuid;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "uploaded_by_name" text;--> statement-breakpoint
CREATE INDEX "uses_target" ON "uses" USING btree ("target","place");--> statement-breakpoint
CREATE INDEX "uses_record" ON "uses" USING btree ("record_id","area");--> statement-breakpoint
CREATE INDEX "images_created_at" ON "images" USING btree ("created_at","hash");