CREATE TABLE "picture_parts" (
	"hash" text NOT NULL,
	"part" text NOT NULL,
	CONSTRAINT "picture_parts_hash_part_pk" PRIMARY KEY("hash","part")
);
--> statement-breakpoint
ALTER TABLE "renditions" ADD COLUMN "part" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "renditions" DROP CONSTRAINT "renditions_hash_width_format_pk";--> statement-breakpoint
ALTER TABLE "renditions" ADD CONSTRAINT "renditions_hash_part_width_format_pk" PRIMARY KEY("hash","part","width","format");--> statement-breakpoint
ALTER TABLE "picture_parts" ADD CONSTRAINT "picture_parts_hash_images_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."images"("hash") ON DELETE cascade ON UPDATE no action;