CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"user_name" text NOT NULL,
	"action" text NOT NULL,
	"status" integer NOT NULL,
	"area" text DEFAULT '' NOT NULL,
	"record_id" text DEFAULT '' NOT NULL,
	"record_title" text DEFAULT '' NOT NULL,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"address" text NOT NULL,
	"request_id" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower((record_title || E'\n' || user_name) collate "und-x-icu")) STORED NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bulk_undos" (
	"id" uuid NOT NULL,
	"first_id" uuid,
	"request_id" text,
	"block" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"area" text NOT NULL,
	"former" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bulk_undos_id_block_pk" PRIMARY KEY("id","block")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer NOT NULL,
	"headers" jsonb NOT NULL,
	"body" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"density" text,
	"lists" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_counts" (
	"table_name" text NOT NULL,
	"slot" integer NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "record_counts_table_name_slot_pk" PRIMARY KEY("table_name","slot")
);
--> statement-breakpoint
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
CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role_type_id" integer NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower((name || E'\n' || description) collate "und-x-icu")) STORED NOT NULL,
	"title_text" text GENERATED ALWAYS AS (left(lower((name) collate "und-x-icu"), 400)) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "roles_role_type_known" CHECK ("roles"."role_type_id" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp (3) with time zone
);
--> statement-breakpoint
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
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role_id" uuid NOT NULL,
	"account" text DEFAULT 'Active' NOT NULL,
	"password_state" text DEFAULT 'own' NOT NULL,
	"draft_key" text DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower((first_name || E'\n' || last_name || E'\n' || email) collate "und-x-icu")) STORED NOT NULL,
	"title_text" text GENERATED ALWAYS AS (left(lower((first_name || ' ' || last_name) collate "und-x-icu"), 400)) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_account_known" CHECK ("users"."account" in ('Active', 'Disabled')),
	CONSTRAINT "users_password_state_known" CHECK ("users"."password_state" in ('own', 'printed', 'given'))
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
CREATE TABLE "authors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower((name) collate "und-x-icu")) STORED NOT NULL,
	"title_text" text GENERATED ALWAYS AS (left(lower((name) collate "und-x-icu"), 400)) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "books" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"author_id" uuid NOT NULL,
	"genre" text NOT NULL,
	"year" integer NOT NULL,
	"acquired" date NOT NULL,
	"due_back" timestamp (3) with time zone,
	"cover" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower((title) collate "und-x-icu")) STORED NOT NULL,
	"title_text" text GENERATED ALWAYS AS (left(lower((title) collate "und-x-icu"), 400)) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "views" ADD CONSTRAINT "views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_by_at" ON "audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_user" ON "audit" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "audit_record" ON "audit" USING btree ("record_id","area");--> statement-breakpoint
CREATE INDEX "bulk_undos_created_at" ON "bulk_undos" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "revisions_at" ON "revisions" USING brin ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name_unique" ON "roles" USING btree (left(lower(upper(regexp_replace(regexp_replace(normalize("name", nfkc), '[\u200c\u200d\ufe00-\ufe0f]', '', 'g'), '\s+', ' ', 'g') collate "und-x-icu")), 400));--> statement-breakpoint
CREATE INDEX "roles_by_name" ON "roles" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "roles_by_role_type_id" ON "roles" USING btree ("role_type_id","id");--> statement-breakpoint
CREATE INDEX "roles_by_updated_at" ON "roles" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "throttles_expire" ON "throttles" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "trash_deleted_at" ON "trash" USING btree ("area","deleted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_folded" ON "users" USING btree (left(lower(upper(regexp_replace(regexp_replace(normalize("email", nfkc), '[\u200c\u200d\ufe00-\ufe0f]', '', 'g'), '\s+', ' ', 'g') collate "und-x-icu")), 400));--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (("first_name" || ' ' || "last_name") collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "users_by_account" ON "users" USING btree ("account" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "users_by_updated_at" ON "users" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "views_owner" ON "views" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "views_name_unique" ON "views" USING btree (coalesce("owner_id", '00000000-0000-0000-0000-000000000000'),"area",left(lower(upper(regexp_replace(regexp_replace(normalize("name", nfkc), '[\u200c\u200d\ufe00-\ufe0f]', '', 'g'), '\s+', ' ', 'g') collate "und-x-icu")), 400));--> statement-breakpoint
CREATE INDEX "authors_by_name" ON "authors" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "authors_by_updated_at" ON "authors" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "books_author" ON "books" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "books_by_title" ON "books" USING btree ("title" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "books_by_year" ON "books" USING btree ("year","id");--> statement-breakpoint
CREATE INDEX "books_by_acquired" ON "books" USING btree ("acquired","id");--> statement-breakpoint
CREATE INDEX "books_by_updated_at" ON "books" USING btree ("updated_at","id");