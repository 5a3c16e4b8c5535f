CREATE TABLE "picture_objects" (
	"hash" text PRIMARY KEY NOT NULL,
	"stored_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removing_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "images" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "size" integer;