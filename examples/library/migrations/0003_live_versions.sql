CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE TABLE "authors_live" (
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower((name) collate "und-x-icu")) STORED NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"during" "tstzrange" NOT NULL,
	"scheduled" boolean DEFAULT false NOT NULL,
	"published_by_id" uuid,
	"published_by_name" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "books_live" (
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"genre" text NOT NULL,
	"year" integer NOT NULL,
	"acquired" date NOT NULL,
	"cover" text NOT NULL,
	"author_id" uuid NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower((title) collate "und-x-icu")) STORED NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"during" "tstzrange" NOT NULL,
	"scheduled" boolean DEFAULT false NOT NULL,
	"published_by_id" uuid,
	"published_by_name" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trash" ADD COLUMN "live" jsonb;--> statement-breakpoint
CREATE INDEX "authors_live_record" ON "authors_live" USING btree ("id");--> statement-breakpoint
CREATE INDEX "authors_live_starts" ON "authors_live" USING btree (lower("during"));--> statement-breakpoint
CREATE INDEX "authors_live_ends" ON "authors_live" USING btree (upper("during"));--> statement-breakpoint
CREATE INDEX "authors_live_by_name" ON "authors_live" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "authors_live_by_updated_at" ON "authors_live" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "books_live_record" ON "books_live" USING btree ("id");--> statement-breakpoint
CREATE INDEX "books_live_starts" ON "books_live" USING btree (lower("during"));--> statement-breakpoint
CREATE INDEX "books_live_ends" ON "books_live" USING btree (upper("during"));--> statement-breakpoint
CREATE INDEX "books_live_by_title" ON "books_live" USING btree ("title" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "books_live_by_year" ON "books_live" USING btree ("year","id");--> statement-breakpoint
CREATE INDEX "books_live_by_acquired" ON "books_live" USING btree ("acquired","id");--> statement-breakpoint
CREATE INDEX "books_live_by_updated_at" ON "books_live" USING btree ("updated_at","id");
--> statement-breakpoint
-- No two versions of a record are live at once. Checked at the end of a statement, which may end one and begin another.
ALTER TABLE "authors_live" ADD CONSTRAINT "authors_live_one_at_once" EXCLUDE USING gist ("id" WITH =, "during" WITH &&) DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
ALTER TABLE "books_live" ADD CONSTRAINT "books_live_one_at_once" EXCLUDE USING gist ("id" WITH =, "during" WITH &&) DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
-- What is stored is public since its last change.
INSERT INTO "authors_live" ("id", "name", "created_at", "updated_at", "version", "during")
  SELECT "id", "name", "created_at", "updated_at", "version", tstzrange("updated_at", NULL) FROM "authors";
--> statement-breakpoint
INSERT INTO "books_live" ("id", "title", "genre", "year", "acquired", "cover", "author_id", "created_at", "updated_at", "version", "during")
  SELECT "id", "title", "genre", "year", "acquired", "cover", "author_id", "created_at", "updated_at", "version", tstzrange("updated_at", NULL) FROM "books";
