ALTER TABLE "preferences" ADD COLUMN "density" text;--> statement-breakpoint
ALTER TABLE "bulk_undos" ADD COLUMN "first_id" uuid;--> statement-breakpoint
ALTER TABLE "bulk_undos" ADD COLUMN "request_id" text;