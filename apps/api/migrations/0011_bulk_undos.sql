CREATE TABLE "bulk_undos" (
	"id" uuid NOT NULL,
	"block" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"area" text NOT NULL,
	"former" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bulk_undos_id_block_pk" PRIMARY KEY("id","block")
);
--> statement-breakpoint
CREATE INDEX "bulk_undos_created_at" ON "bulk_undos" USING btree ("created_at");