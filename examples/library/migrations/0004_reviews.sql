CREATE TABLE "reviews" (
	"area" text NOT NULL,
	"record_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"note" text NOT NULL,
	"asked_by_id" uuid,
	"asked_by_name" text NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"comment" text,
	"answered_by_name" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "reviews_area_record_id_pk" PRIMARY KEY("area","record_id")
);
--> statement-breakpoint
CREATE INDEX "reviews_asked_at" ON "reviews" USING btree ("asked_at");