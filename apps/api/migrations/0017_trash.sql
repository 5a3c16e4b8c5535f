CREATE TABLE "trash" (
	"area" text NOT NULL,
	"record_id" uuid NOT NULL,
	"title" text NOT NULL,
	"row" jsonb NOT NULL,
	"version" integer NOT NULL,
	"deleted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_by_id" uuid,
	"deleted_by_name" text DEFAULT '' NOT NULL,
	CONSTRAINT "trash_area_record_id_pk" PRIMARY KEY("area","record_id")
);
--> statement-breakpoint
CREATE INDEX "trash_deleted_at" ON "trash" USING btree ("area","deleted_at");--> statement-breakpoint
-- Undos of deletions from before the trash have nothing to bring back from it. They would be valid for minutes only.
DELETE FROM "bulk_undos" WHERE "former" ? 'deleted';