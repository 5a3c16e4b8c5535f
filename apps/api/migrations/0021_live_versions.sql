CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE TABLE "blogs_live" (
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"image" text NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_link" text DEFAULT '' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower((title || E'\n' || author || E'\n' || description) collate "und-x-icu")) STORED NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"during" "tstzrange" NOT NULL,
	"scheduled" boolean DEFAULT false NOT NULL,
	"published_by_id" uuid,
	"published_by_name" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "careers_live" (
	"job_id" uuid NOT NULL,
	"title" text NOT NULL,
	"experience" double precision NOT NULL,
	"location" text NOT NULL,
	"department" text NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower((title || E'\n' || location || E'\n' || department || E'\n' || description) collate "und-x-icu")) STORED NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"during" "tstzrange" NOT NULL,
	"scheduled" boolean DEFAULT false NOT NULL,
	"published_by_id" uuid,
	"published_by_name" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clients_live" (
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"website_link" text DEFAULT '' NOT NULL,
	"place" integer,
	"search_text" text GENERATED ALWAYS AS (lower((name || E'\n' || website_link) collate "und-x-icu")) STORED NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"during" "tstzrange" NOT NULL,
	"scheduled" boolean DEFAULT false NOT NULL,
	"published_by_id" uuid,
	"published_by_name" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contractual_positions_live" (
	"id" uuid NOT NULL,
	"role" text NOT NULL,
	"location" text NOT NULL,
	"duration" text NOT NULL,
	"type" text NOT NULL,
	"interview_mode" text NOT NULL,
	"summary" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower((role || E'\n' || location || E'\n' || summary) collate "und-x-icu")) STORED NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"during" "tstzrange" NOT NULL,
	"scheduled" boolean DEFAULT false NOT NULL,
	"published_by_id" uuid,
	"published_by_name" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services_data_live" (
	"id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"order_by" integer NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower((title || E'\n' || description) collate "und-x-icu")) STORED NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"during" "tstzrange" NOT NULL,
	"scheduled" boolean DEFAULT false NOT NULL,
	"published_by_id" uuid,
	"published_by_name" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services_live" (
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"order_by" integer NOT NULL,
	"heading_by" text NOT NULL,
	"description_by" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower((name || E'\n' || heading_by || E'\n' || description_by) collate "und-x-icu")) STORED NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"during" "tstzrange" NOT NULL,
	"scheduled" boolean DEFAULT false NOT NULL,
	"published_by_id" uuid,
	"published_by_name" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teams_live" (
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"position" text NOT NULL,
	"description" text NOT NULL,
	"linked_in_link" text NOT NULL,
	"place" integer,
	"search_text" text GENERATED ALWAYS AS (lower((name || E'\n' || position) collate "und-x-icu")) STORED NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"during" "tstzrange" NOT NULL,
	"scheduled" boolean DEFAULT false NOT NULL,
	"published_by_id" uuid,
	"published_by_name" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "technologies_live" (
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"category" text NOT NULL,
	"place" integer,
	"search_text" text GENERATED ALWAYS AS (lower((name || E'\n' || category) collate "und-x-icu")) STORED NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"during" "tstzrange" NOT NULL,
	"scheduled" boolean DEFAULT false NOT NULL,
	"published_by_id" uuid,
	"published_by_name" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimonials_live" (
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"description" text NOT NULL,
	"rating" integer NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower((name || E'\n' || description) collate "und-x-icu")) STORED NOT NULL,
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
CREATE INDEX "blogs_live_record" ON "blogs_live" USING btree ("id");--> statement-breakpoint
CREATE INDEX "blogs_live_starts" ON "blogs_live" USING btree (lower("during"));--> statement-breakpoint
CREATE INDEX "blogs_live_ends" ON "blogs_live" USING btree (upper("during"));--> statement-breakpoint
CREATE INDEX "blogs_live_by_title" ON "blogs_live" USING btree ("title" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "blogs_live_by_kind" ON "blogs_live" USING btree ("kind" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "blogs_live_by_author" ON "blogs_live" USING btree ("author" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "blogs_live_by_updated_at" ON "blogs_live" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "careers_live_record" ON "careers_live" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "careers_live_starts" ON "careers_live" USING btree (lower("during"));--> statement-breakpoint
CREATE INDEX "careers_live_ends" ON "careers_live" USING btree (upper("during"));--> statement-breakpoint
CREATE INDEX "careers_live_by_title" ON "careers_live" USING btree ("title" collate "und-x-icu","job_id");--> statement-breakpoint
CREATE INDEX "careers_live_by_experience" ON "careers_live" USING btree ("experience","job_id");--> statement-breakpoint
CREATE INDEX "careers_live_by_location" ON "careers_live" USING btree ("location" collate "und-x-icu","job_id");--> statement-breakpoint
CREATE INDEX "careers_live_by_department" ON "careers_live" USING btree ("department" collate "und-x-icu","job_id");--> statement-breakpoint
CREATE INDEX "careers_live_by_type" ON "careers_live" USING btree ("type" collate "und-x-icu","job_id");--> statement-breakpoint
CREATE INDEX "careers_live_by_updated_at" ON "careers_live" USING btree ("updated_at","job_id");--> statement-breakpoint
CREATE INDEX "clients_live_record" ON "clients_live" USING btree ("id");--> statement-breakpoint
CREATE INDEX "clients_live_starts" ON "clients_live" USING btree (lower("during"));--> statement-breakpoint
CREATE INDEX "clients_live_ends" ON "clients_live" USING btree (upper("during"));--> statement-breakpoint
CREATE INDEX "clients_live_by_name" ON "clients_live" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "clients_live_by_place" ON "clients_live" USING btree ("place","id");--> statement-breakpoint
CREATE INDEX "clients_live_by_updated_at" ON "clients_live" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "contractual_positions_live_record" ON "contractual_positions_live" USING btree ("id");--> statement-breakpoint
CREATE INDEX "contractual_positions_live_starts" ON "contractual_positions_live" USING btree (lower("during"));--> statement-breakpoint
CREATE INDEX "contractual_positions_live_ends" ON "contractual_positions_live" USING btree (upper("during"));--> statement-breakpoint
CREATE INDEX "contractual_positions_live_by_role" ON "contractual_positions_live" USING btree ("role" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contractual_positions_live_by_location" ON "contractual_positions_live" USING btree ("location" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contractual_positions_live_by_duration" ON "contractual_positions_live" USING btree ("duration" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contractual_positions_live_by_type" ON "contractual_positions_live" USING btree ("type" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contractual_positions_live_by_interview_mode" ON "contractual_positions_live" USING btree ("interview_mode" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contractual_positions_live_by_updated_at" ON "contractual_positions_live" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "services_data_live_record" ON "services_data_live" USING btree ("id");--> statement-breakpoint
CREATE INDEX "services_data_live_starts" ON "services_data_live" USING btree (lower("during"));--> statement-breakpoint
CREATE INDEX "services_data_live_ends" ON "services_data_live" USING btree (upper("during"));--> statement-breakpoint
CREATE INDEX "services_data_live_by_title" ON "services_data_live" USING btree ("title" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "services_data_live_by_order_by" ON "services_data_live" USING btree ("order_by","id");--> statement-breakpoint
CREATE INDEX "services_data_live_by_updated_at" ON "services_data_live" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "services_live_record" ON "services_live" USING btree ("id");--> statement-breakpoint
CREATE INDEX "services_live_starts" ON "services_live" USING btree (lower("during"));--> statement-breakpoint
CREATE INDEX "services_live_ends" ON "services_live" USING btree (upper("during"));--> statement-breakpoint
CREATE INDEX "services_live_by_name" ON "services_live" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "services_live_by_order_by" ON "services_live" USING btree ("order_by","id");--> statement-breakpoint
CREATE INDEX "services_live_by_heading_by" ON "services_live" USING btree ("heading_by" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "services_live_by_updated_at" ON "services_live" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "teams_live_record" ON "teams_live" USING btree ("id");--> statement-breakpoint
CREATE INDEX "teams_live_starts" ON "teams_live" USING btree (lower("during"));--> statement-breakpoint
CREATE INDEX "teams_live_ends" ON "teams_live" USING btree (upper("during"));--> statement-breakpoint
CREATE INDEX "teams_live_by_name" ON "teams_live" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "teams_live_by_position" ON "teams_live" USING btree ("position" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "teams_live_by_place" ON "teams_live" USING btree ("place","id");--> statement-breakpoint
CREATE INDEX "teams_live_by_updated_at" ON "teams_live" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "technologies_live_record" ON "technologies_live" USING btree ("id");--> statement-breakpoint
CREATE INDEX "technologies_live_starts" ON "technologies_live" USING btree (lower("during"));--> statement-breakpoint
CREATE INDEX "technologies_live_ends" ON "technologies_live" USING btree (upper("during"));--> statement-breakpoint
CREATE INDEX "technologies_live_by_name" ON "technologies_live" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "technologies_live_by_category" ON "technologies_live" USING btree ("category" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "technologies_live_by_place" ON "technologies_live" USING btree ("place","id");--> statement-breakpoint
CREATE INDEX "technologies_live_by_updated_at" ON "technologies_live" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "testimonials_live_record" ON "testimonials_live" USING btree ("id");--> statement-breakpoint
CREATE INDEX "testimonials_live_starts" ON "testimonials_live" USING btree (lower("during"));--> statement-breakpoint
CREATE INDEX "testimonials_live_ends" ON "testimonials_live" USING btree (upper("during"));--> statement-breakpoint
CREATE INDEX "testimonials_live_by_name" ON "testimonials_live" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "testimonials_live_by_rating" ON "testimonials_live" USING btree ("rating","id");--> statement-breakpoint
CREATE INDEX "testimonials_live_by_updated_at" ON "testimonials_live" USING btree ("updated_at","id");
--> statement-breakpoint
-- No two versions of a record are live at once. Checked at the end of a statement, which may end one and begin another.
ALTER TABLE "blogs_live" ADD CONSTRAINT "blogs_live_one_at_once" EXCLUDE USING gist ("id" WITH =, "during" WITH &&) DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
ALTER TABLE "careers_live" ADD CONSTRAINT "careers_live_one_at_once" EXCLUDE USING gist ("job_id" WITH =, "during" WITH &&) DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
ALTER TABLE "clients_live" ADD CONSTRAINT "clients_live_one_at_once" EXCLUDE USING gist ("id" WITH =, "during" WITH &&) DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
ALTER TABLE "contractual_positions_live" ADD CONSTRAINT "contractual_positions_live_one_at_once" EXCLUDE USING gist ("id" WITH =, "during" WITH &&) DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
ALTER TABLE "services_data_live" ADD CONSTRAINT "services_data_live_one_at_once" EXCLUDE USING gist ("id" WITH =, "during" WITH &&) DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
ALTER TABLE "services_live" ADD CONSTRAINT "services_live_one_at_once" EXCLUDE USING gist ("id" WITH =, "during" WITH &&) DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
ALTER TABLE "teams_live" ADD CONSTRAINT "teams_live_one_at_once" EXCLUDE USING gist ("id" WITH =, "during" WITH &&) DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
ALTER TABLE "technologies_live" ADD CONSTRAINT "technologies_live_one_at_once" EXCLUDE USING gist ("id" WITH =, "during" WITH &&) DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
ALTER TABLE "testimonials_live" ADD CONSTRAINT "testimonials_live_one_at_once" EXCLUDE USING gist ("id" WITH =, "during" WITH &&) DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
-- What is stored is public since its last change.
INSERT INTO "blogs_live" ("id", "kind", "title", "image", "author", "tags", "description", "image_link", "created_at", "updated_at", "version", "during")
  SELECT "id", "kind", "title", "image", "author", "tags", "description", "image_link", "created_at", "updated_at", "version", tstzrange("updated_at", NULL) FROM "blogs";
--> statement-breakpoint
INSERT INTO "careers_live" ("job_id", "title", "experience", "location", "department", "type", "description", "created_at", "updated_at", "version", "during")
  SELECT "job_id", "title", "experience", "location", "department", "type", "description", "created_at", "updated_at", "version", tstzrange("updated_at", NULL) FROM "careers";
--> statement-breakpoint
INSERT INTO "clients_live" ("id", "name", "image", "website_link", "place", "created_at", "updated_at", "version", "during")
  SELECT "id", "name", "image", "website_link", "place", "created_at", "updated_at", "version", tstzrange("updated_at", NULL) FROM "clients";
--> statement-breakpoint
INSERT INTO "contractual_positions_live" ("id", "role", "location", "duration", "type", "interview_mode", "summary", "created_at", "updated_at", "version", "during")
  SELECT "id", "role", "location", "duration", "type", "interview_mode", "summary", "created_at", "updated_at", "version", tstzrange("updated_at", NULL) FROM "contractual_positions";
--> statement-breakpoint
INSERT INTO "services_data_live" ("id", "service_id", "title", "description", "image", "order_by", "created_at", "updated_at", "version", "during")
  SELECT "id", "service_id", "title", "description", "image", "order_by", "created_at", "updated_at", "version", tstzrange("updated_at", NULL) FROM "services_data";
--> statement-breakpoint
INSERT INTO "services_live" ("id", "name", "icon", "order_by", "heading_by", "description_by", "image", "created_at", "updated_at", "version", "during")
  SELECT "id", "name", "icon", "order_by", "heading_by", "description_by", "image", "created_at", "updated_at", "version", tstzrange("updated_at", NULL) FROM "services";
--> statement-breakpoint
INSERT INTO "teams_live" ("id", "name", "image", "position", "description", "linked_in_link", "place", "created_at", "updated_at", "version", "during")
  SELECT "id", "name", "image", "position", "description", "linked_in_link", "place", "created_at", "updated_at", "version", tstzrange("updated_at", NULL) FROM "teams";
--> statement-breakpoint
INSERT INTO "technologies_live" ("id", "name", "image", "category", "place", "created_at", "updated_at", "version", "during")
  SELECT "id", "name", "image", "category", "place", "created_at", "updated_at", "version", tstzrange("updated_at", NULL) FROM "technologies";
--> statement-breakpoint
INSERT INTO "testimonials_live" ("id", "name", "image", "description", "rating", "created_at", "updated_at", "version", "during")
  SELECT "id", "name", "image", "description", "rating", "created_at", "updated_at", "version", tstzrange("updated_at", NULL) FROM "testimonials";
