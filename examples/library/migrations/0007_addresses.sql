CREATE TABLE "addresses" (
	"area" text NOT NULL,
	"slug" text NOT NULL,
	"record_id" uuid NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_pkey" PRIMARY KEY("area","slug")
);
--> statement-breakpoint
CREATE INDEX "addresses_record" ON "addresses" USING btree ("record_id","area");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_current" ON "addresses" USING btree ("record_id","area") WHERE "addresses"."is_current";