CREATE TABLE "release_items" (
	"release_id" uuid NOT NULL,
	"area" text NOT NULL,
	"record_id" uuid NOT NULL,
	"action" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"place" integer NOT NULL,
	"is_changed" boolean DEFAULT false NOT NULL,
	"former_until" timestamp(6) with time zone,
	CONSTRAINT "release_items_release_id_area_record_id_pk" PRIMARY KEY("release_id","area","record_id")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"at" timestamp(6) with time zone,
	"scheduled" boolean DEFAULT false NOT NULL,
	"is_undone" boolean DEFAULT false NOT NULL,
	"undo_of" uuid,
	"made_by_id" uuid,
	"made_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"released_by_id" uuid,
	"released_by_name" text,
	"history" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "release_items" ADD CONSTRAINT "release_items_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_items_record" ON "release_items" USING btree ("record_id","area");--> statement-breakpoint
CREATE INDEX "releases_at" ON "releases" USING btree ("at");