CREATE TABLE "preview_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"area" text,
	"record_id" uuid,
	"version" integer,
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "preview_links_token_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preview_links_record" ON "preview_links" USING btree ("record_id","area");--> statement-breakpoint
CREATE INDEX "preview_links_user" ON "preview_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "preview_links_ends" ON "preview_links" USING btree ("ends_at");