CREATE TABLE "revisions" (
	"area" text NOT NULL,
	"record_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"user_name" text DEFAULT '' NOT NULL,
	CONSTRAINT "revisions_area_record_id_version_pk" PRIMARY KEY("area","record_id","version")
);
--> statement-breakpoint
CREATE INDEX "revisions_at" ON "revisions" USING brin ("at");--> statement-breakpoint
-- The first version of the history of every record. Queries have none, and secrets stay out.
INSERT INTO "revisions" ("area", "record_id", "version", "values", "reason", "at")
	SELECT 'services', "id", "version", jsonb_build_object('name', "name", 'orderBy', "order_by", 'icon', "icon", 'image', "image", 'headingBy', "heading_by", 'descriptionBy', "description_by"), 'existing', "updated_at" FROM "services";
--> statement-breakpoint
INSERT INTO "revisions" ("area", "record_id", "version", "values", "reason", "at")
	SELECT 'services-data', "id", "version", jsonb_build_object('serviceId', "service_id", 'orderBy', "order_by", 'title', "title", 'description', "description", 'image', "image"), 'existing', "updated_at" FROM "services_data";
--> statement-breakpoint
INSERT INTO "revisions" ("area", "record_id", "version", "values", "reason", "at")
	SELECT 'careers', "job_id", "version", jsonb_build_object('title', "title", 'experience', "experience", 'type', "type", 'location', "location", 'department', "department", 'description', "description"), 'existing', "updated_at" FROM "careers";
--> statement-breakpoint
INSERT INTO "revisions" ("area", "record_id", "version", "values", "reason", "at")
	SELECT 'contractual-positions', "id", "version", jsonb_build_object('role', "role", 'location', "location", 'duration', "duration", 'type', "type", 'interviewMode', "interview_mode", 'summary', "summary"), 'existing', "updated_at" FROM "contractual_positions";
--> statement-breakpoint
INSERT INTO "revisions" ("area", "record_id", "version", "values", "reason", "at")
	SELECT 'testimonials', "id", "version", jsonb_build_object('name', "name", 'rating', "rating", 'image', "image", 'description', "description"), 'existing', "updated_at" FROM "testimonials";
--> statement-breakpoint
INSERT INTO "revisions" ("area", "record_id", "version", "values", "reason", "at")
	SELECT 'blogs', "id", "version", jsonb_build_object('kind', "kind", 'title', "title", 'image', "image", 'author', "author", 'tags', "tags", 'description', "description", 'imageLink', "image_link"), 'existing', "updated_at" FROM "blogs";
--> statement-breakpoint
INSERT INTO "revisions" ("area", "record_id", "version", "values", "reason", "at")
	SELECT 'teams', "id", "version", jsonb_build_object('name', "name", 'position', "position", 'image', "image", 'description', "description", 'linkedInLink', "linked_in_link", 'email', "email"), 'existing', "updated_at" FROM "teams";
--> statement-breakpoint
INSERT INTO "revisions" ("area", "record_id", "version", "values", "reason", "at")
	SELECT 'clients', "id", "version", jsonb_build_object('name', "name", 'websiteLink', "website_link", 'image', "image"), 'existing', "updated_at" FROM "clients";
--> statement-breakpoint
INSERT INTO "revisions" ("area", "record_id", "version", "values", "reason", "at")
	SELECT 'technologies', "id", "version", jsonb_build_object('name', "name", 'category', "category", 'image', "image"), 'existing', "updated_at" FROM "technologies";
--> statement-breakpoint
INSERT INTO "revisions" ("area", "record_id", "version", "values", "reason", "at")
	SELECT 'roles', "id", "version", jsonb_build_object('name', "name", 'roleTypeId', "role_type_id", 'description', "description"), 'existing', "updated_at" FROM "roles";
--> statement-breakpoint
INSERT INTO "revisions" ("area", "record_id", "version", "values", "reason", "at")
	SELECT 'users', "id", "version", jsonb_build_object('firstName', "first_name", 'lastName', "last_name", 'email', "email", 'roleId', "role_id", 'account', "account"), 'existing', "updated_at" FROM "users";