CREATE TABLE "renditions" (
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"size" integer GENERATED ALWAYS AS (octet_length(bytes)) STORED NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "renditions_hash_width_format_pk" PRIMARY KEY("hash","width","format")
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "placeholder" text;--> statement-breakpoint
ALTER TABLE "renditions" ADD CONSTRAINT "renditions_hash_images_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."images"("hash") ON DELETE cascade ON UPDATE no action;