ALTER TABLE "clients" ADD COLUMN "place" integer;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "place" integer;--> statement-breakpoint
ALTER TABLE "technologies" ADD COLUMN "place" integer;--> statement-breakpoint
-- The order in which lists have shown them so far. Versions and times of the last change stay as they are.
UPDATE "clients" SET "place" = placed.place FROM (
	SELECT id, row_number() OVER (ORDER BY updated_at DESC, id DESC) AS place FROM "clients"
) AS placed WHERE "clients".id = placed.id;--> statement-breakpoint
-- The order in which lists have shown them so far. Versions and times of the last change stay as they are.
UPDATE "teams" SET "place" = placed.place FROM (
	SELECT id, row_number() OVER (ORDER BY updated_at DESC, id DESC) AS place FROM "teams"
) AS placed WHERE "teams".id = placed.id;--> statement-breakpoint
-- The order in which lists have shown them so far. Versions and times of the last change stay as they are.
UPDATE "technologies" SET "place" = placed.place FROM (
	SELECT id, row_number() OVER (ORDER BY updated_at DESC, id DESC) AS place FROM "technologies"
) AS placed WHERE "technologies".id = placed.id;--> statement-breakpoint
CREATE INDEX "clients_by_place" ON "clients" USING btree ("place","id");--> statement-breakpoint
CREATE INDEX "teams_by_place" ON "teams" USING btree ("place","id");--> statement-breakpoint
CREATE INDEX "technologies_by_place" ON "technologies" USING btree ("place","id");