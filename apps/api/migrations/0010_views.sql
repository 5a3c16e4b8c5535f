CREATE TABLE "preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"lists" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"area" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "views" ADD CONSTRAINT "views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "views_owner" ON "views" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "views_name_unique" ON "views" USING btree (coalesce("owner_id", '00000000-0000-0000-0000-000000000000'),"area",left(lower(upper(regexp_replace(regexp_replace(normalize("name", nfkc), '[\u200c\u200d\ufe00-\ufe0f]', '', 'g'), '\s+', ' ', 'g') collate "und-x-icu")), 400));