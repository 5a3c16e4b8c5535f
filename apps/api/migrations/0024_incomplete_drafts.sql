ALTER TABLE "careers" ALTER COLUMN "experience" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ALTER COLUMN "rating" DROP NOT NULL;