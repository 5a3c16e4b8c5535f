CREATE TABLE "blogs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"image" text NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_link" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "blogs_kind_known" CHECK ("blogs"."kind" in ('Article', 'Link post'))
);
--> statement-breakpoint
CREATE TABLE "careers" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"experience" double precision NOT NULL,
	"location" text NOT NULL,
	"department" text NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "careers_experience_range" CHECK ("careers"."experience" between 0 and 50)
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"website_link" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contractual_positions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"location" text NOT NULL,
	"duration" text NOT NULL,
	"type" text NOT NULL,
	"interview_mode" text NOT NULL,
	"summary" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"order_by" integer NOT NULL,
	"heading_by" text NOT NULL,
	"description_by" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services_data" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"order_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"position" text NOT NULL,
	"description" text NOT NULL,
	"linked_in_link" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "technologies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"category" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "queries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"region" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "queries_region_known" CHECK ("queries"."region" in ('US', 'UK'))
);
--> statement-breakpoint
ALTER TABLE "services_data" ADD CONSTRAINT "services_data_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blogs_updated_at" ON "blogs" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "careers_updated_at" ON "careers" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "clients_updated_at" ON "clients" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "contractual_positions_updated_at" ON "contractual_positions" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "services_updated_at" ON "services" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "services_data_service" ON "services_data" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "teams_updated_at" ON "teams" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "technologies_updated_at" ON "technologies" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "queries_created_at" ON "queries" USING btree ("created_at");