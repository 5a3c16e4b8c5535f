ALTER TABLE "roles" ADD COLUMN "rights" jsonb DEFAULT '{"areas":{},"actions":[],"regions":[]}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "revisions" SET "values" = "values" || '{"rights":{"areas":{},"actions":[],"regions":[]}}'::jsonb WHERE "area" = 'roles';
