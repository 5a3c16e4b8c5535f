CREATE TABLE "record_counts" (
	"table_name" text NOT NULL,
	"slot" integer NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "record_counts_table_name_slot_pk" PRIMARY KEY("table_name","slot")
);
--> statement-breakpoint
DROP INDEX "blogs_updated_at";--> statement-breakpoint
DROP INDEX "careers_updated_at";--> statement-breakpoint
DROP INDEX "clients_updated_at";--> statement-breakpoint
DROP INDEX "contractual_positions_updated_at";--> statement-breakpoint
DROP INDEX "queries_created_at";--> statement-breakpoint
DROP INDEX "services_updated_at";--> statement-breakpoint
DROP INDEX "teams_updated_at";--> statement-breakpoint
DROP INDEX "technologies_updated_at";--> statement-breakpoint
DROP INDEX "testimonials_updated_at";--> statement-breakpoint
CREATE INDEX "blogs_by_updated_at" ON "blogs" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "careers_by_updated_at" ON "careers" USING btree ("updated_at","job_id");--> statement-breakpoint
CREATE INDEX "clients_by_updated_at" ON "clients" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "contractual_positions_by_updated_at" ON "contractual_positions" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "queries_by_created_at" ON "queries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "services_by_updated_at" ON "services" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "teams_by_updated_at" ON "teams" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "technologies_by_updated_at" ON "technologies" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "testimonials_by_updated_at" ON "testimonials" USING btree ("updated_at","id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'TRUNCATE' THEN
		DELETE FROM public.record_counts WHERE table_name = tg_table_name;
		RETURN NULL;
	END IF;
	INSERT INTO public.record_counts AS counted (table_name, slot, total)
	SELECT tg_table_name, pg_backend_pid() % 64, CASE tg_op WHEN 'INSERT' THEN count(*) ELSE -count(*) END
	FROM changed HAVING count(*) > 0
	ON CONFLICT (table_name, slot) DO UPDATE SET total = counted.total + excluded.total;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Gives each table of records, which has a column search_text, its count and its index for searches. Every start calls it, for
-- tables that came later. The index needs pg_trgm: without that extension a search reads the whole table, as before.
CREATE OR REPLACE FUNCTION "prepare_record_tables"() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	name text;
	has_trigrams boolean;
BEGIN
	IF NOT EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm')
		AND EXISTS (SELECT FROM pg_available_extensions AS available WHERE available.name = 'pg_trgm') THEN
		BEGIN
			CREATE EXTENSION pg_trgm;
		EXCEPTION WHEN insufficient_privilege THEN
			NULL;
		END;
	END IF;
	SELECT EXISTS (SELECT FROM pg_opclass WHERE opcname = 'gin_trgm_ops' AND pg_opclass_is_visible(oid)) INTO has_trigrams;
	FOR name IN
		SELECT relname FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
		WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attname = 'search_text' AND NOT attisdropped
		ORDER BY relname
	LOOP
		IF NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = format('public.%I', name)::regclass AND tgname = 'count_added') THEN
			EXECUTE format('CREATE TRIGGER count_added AFTER INSERT ON public.%I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_rows()', name);
			EXECUTE format('CREATE TRIGGER count_removed AFTER DELETE ON public.%I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_rows()', name);
			EXECUTE format('CREATE TRIGGER count_emptied AFTER TRUNCATE ON public.%I FOR EACH STATEMENT EXECUTE FUNCTION count_rows()', name);
			DELETE FROM public.record_counts WHERE table_name = name;
			EXECUTE format('INSERT INTO public.record_counts SELECT %L, 0, count(*) FROM public.%I', name, name);
		END IF;
		IF has_trigrams AND to_regclass(format('public.%I', name || '_search')) IS NULL THEN
			EXECUTE format('CREATE INDEX %I ON public.%I USING gin (search_text gin_trgm_ops)', name || '_search', name);
		END IF;
	END LOOP;
END $$;
