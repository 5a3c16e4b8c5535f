ALTER TABLE "books" ALTER COLUMN "year" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "books" ALTER COLUMN "acquired" DROP NOT NULL;