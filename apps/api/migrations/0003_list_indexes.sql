ALTER TABLE "blogs" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower((title || E'\n' || author || E'\n' || description) collate "und-x-icu")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "careers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower((title || E'\n' || location || E'\n' || department || E'\n' || description) collate "und-x-icu")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower((name || E'\n' || website_link) collate "und-x-icu")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contractual_positions" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower((role || E'\n' || location || E'\n' || summary) collate "und-x-icu")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower((name || E'\n' || heading_by || E'\n' || description_by) collate "und-x-icu")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "services_data" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower((title || E'\n' || description) collate "und-x-icu")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower((name || E'\n' || position || E'\n' || email) collate "und-x-icu")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "technologies" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower((name || E'\n' || category) collate "und-x-icu")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower((name || E'\n' || description) collate "und-x-icu")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower((name || E'\n' || description) collate "und-x-icu")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower((first_name || E'\n' || last_name || E'\n' || email) collate "und-x-icu")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "queries" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower((name || E'\n' || email || E'\n' || subject || E'\n' || message) collate "und-x-icu")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "blogs_by_title" ON "blogs" USING btree ("title" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "blogs_by_kind" ON "blogs" USING btree ("kind" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "blogs_by_author" ON "blogs" USING btree ("author" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "careers_by_title" ON "careers" USING btree ("title" collate "und-x-icu","job_id");--> statement-breakpoint
CREATE INDEX "careers_by_experience" ON "careers" USING btree ("experience","job_id");--> statement-breakpoint
CREATE INDEX "careers_by_location" ON "careers" USING btree ("location" collate "und-x-icu","job_id");--> statement-breakpoint
CREATE INDEX "careers_by_department" ON "careers" USING btree ("department" collate "und-x-icu","job_id");--> statement-breakpoint
CREATE INDEX "careers_by_type" ON "careers" USING btree ("type" collate "und-x-icu","job_id");--> statement-breakpoint
CREATE INDEX "clients_by_name" ON "clients" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contractual_positions_by_role" ON "contractual_positions" USING btree ("role" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contractual_positions_by_location" ON "contractual_positions" USING btree ("location" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contractual_positions_by_duration" ON "contractual_positions" USING btree ("duration" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contractual_positions_by_type" ON "contractual_positions" USING btree ("type" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "contractual_positions_by_interview_mode" ON "contractual_positions" USING btree ("interview_mode" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "services_by_name" ON "services" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "services_by_order_by" ON "services" USING btree ("order_by","id");--> statement-breakpoint
CREATE INDEX "services_by_heading_by" ON "services" USING btree ("heading_by" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "services_data_by_title" ON "services_data" USING btree ("title" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "services_data_by_order_by" ON "services_data" USING btree ("order_by","id");--> statement-breakpoint
CREATE INDEX "services_data_by_updated_at" ON "services_data" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "teams_by_name" ON "teams" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "teams_by_position" ON "teams" USING btree ("position" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "teams_by_email" ON "teams" USING btree ("email" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "technologies_by_name" ON "technologies" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "technologies_by_category" ON "technologies" USING btree ("category" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "testimonials_by_name" ON "testimonials" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "testimonials_by_rating" ON "testimonials" USING btree ("rating","id");--> statement-breakpoint
CREATE INDEX "roles_by_name" ON "roles" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "roles_by_role_type_id" ON "roles" USING btree ("role_type_id","id");--> statement-breakpoint
CREATE INDEX "roles_by_updated_at" ON "roles" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (("first_name" || ' ' || "last_name") collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "users_by_account" ON "users" USING btree ("account" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "users_by_updated_at" ON "users" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "queries_by_name" ON "queries" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "queries_by_email" ON "queries" USING btree ("email" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "queries_by_phone" ON "queries" USING btree ("phone" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "queries_by_subject" ON "queries" USING btree ("subject" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "queries_by_region" ON "queries" USING btree ("region" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "queries_by_updated_at" ON "queries" USING btree ("updated_at","id");