ALTER TABLE "blogs" ADD COLUMN "title_text" text GENERATED ALWAYS AS (left(lower((title) collate "und-x-icu"), 400)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "careers" ADD COLUMN "title_text" text GENERATED ALWAYS AS (left(lower((title) collate "und-x-icu"), 400)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "title_text" text GENERATED ALWAYS AS (left(lower((name) collate "und-x-icu"), 400)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contractual_positions" ADD COLUMN "title_text" text GENERATED ALWAYS AS (left(lower((role) collate "und-x-icu"), 400)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "queries" ADD COLUMN "title_text" text GENERATED ALWAYS AS (left(lower((subject) collate "und-x-icu"), 400)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "title_text" text GENERATED ALWAYS AS (left(lower((name) collate "und-x-icu"), 400)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "services_data" ADD COLUMN "title_text" text GENERATED ALWAYS AS (left(lower((title) collate "und-x-icu"), 400)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "title_text" text GENERATED ALWAYS AS (left(lower((name) collate "und-x-icu"), 400)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "title_text" text GENERATED ALWAYS AS (left(lower((name) collate "und-x-icu"), 400)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "technologies" ADD COLUMN "title_text" text GENERATED ALWAYS AS (left(lower((name) collate "und-x-icu"), 400)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "title_text" text GENERATED ALWAYS AS (left(lower((name) collate "und-x-icu"), 400)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "title_text" text GENERATED ALWAYS AS (left(lower((first_name || ' ' || last_name) collate "und-x-icu"), 400)) STORED NOT NULL;--> statement-breakpoint
-- Gives each table of records, which has the columns search_text and title_text, its count and its indexes for searches. Every start
-- calls it, for tables that came later. The indexes of parts of texts need pg_trgm: without that extension such a search reads the whole table.
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
		CONTINUE WHEN NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = format('public.%I', name)::regclass AND attname = 'title_text');
		IF to_regclass(format('public.%I', name || '_titles')) IS NULL THEN
			EXECUTE format('CREATE INDEX %I ON public.%I (title_text COLLATE "C")', name || '_titles', name);
		END IF;
		IF has_trigrams AND to_regclass(format('public.%I', name || '_title_parts')) IS NULL THEN
			EXECUTE format('CREATE INDEX %I ON public.%I USING gin (title_text gin_trgm_ops)', name || '_title_parts', name);
		END IF;
	END LOOP;
END $$;
