import { sql } from 'drizzle-orm'

import type { Db } from './database'
import { queryRows } from './queryRows'

/**
 * Creates the functions that keep the counts and indexes of record tables, where they are missing or differ. The server does it at each
 * start, so an admin needs no migration for them.
 */
export async function createRecordFunctions(db: Db) {
  const stored = await queryRows<{ name: string; body: string }>(
    db,
    sql`select proname as name, prosrc as body from pg_proc where pronamespace = 'public'::regnamespace`,
  )
  for (const { name, returns, body } of FUNCTIONS) {
    // A user of the database who is not the owner may start the server, but not replace a function.
    if (stored.some((each) => each.name === name && each.body === body)) continue
    const create = `create or replace function public.${name}() returns ${returns} language plpgsql as $body$${body}$body$`
    await db.execute(sql.raw(create))
  }
}

/** Counts the rows of a table in 64 slots, so that simultaneous writes seldom wait for each other. */
const COUNT_ROWS = `
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
END `

/** Counts a write. `recordRevisions` says how. */
const COUNT_WRITE = `
BEGIN
	UPDATE public.record_revisions SET revision = greatest(revision + 1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint) WHERE id = (
		SELECT id FROM public.record_revisions WHERE table_name = tg_table_name LIMIT 1 FOR UPDATE SKIP LOCKED);
	IF NOT FOUND THEN
		INSERT INTO public.record_revisions (table_name) VALUES (tg_table_name);
	END IF;
	RETURN NULL;
END `

/**
 * Gives each table of records, which has the columns search_text and title_text, its counts and its indexes for searches. A table of live
 * versions gets no count of rows, as only those of now are counted. The indexes of parts of texts need pg_trgm: without that extension such a
 * search reads the whole table.
 */
const PREPARE_RECORD_TABLES = `
DECLARE
	name text;
	has_trigrams boolean;
	is_live boolean;
	has_counts boolean;
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
		is_live := EXISTS (SELECT FROM pg_attribute WHERE attrelid = format('public.%I', name)::regclass AND attname = 'during');
		has_counts := EXISTS (SELECT FROM pg_trigger WHERE tgrelid = format('public.%I', name)::regclass AND tgname = 'count_added');
		IF is_live AND has_counts THEN
			EXECUTE format('DROP TRIGGER count_added ON public.%I', name);
			EXECUTE format('DROP TRIGGER count_removed ON public.%I', name);
			EXECUTE format('DROP TRIGGER count_emptied ON public.%I', name);
			DELETE FROM public.record_counts WHERE table_name = name;
		END IF;
		IF NOT is_live AND NOT has_counts THEN
			EXECUTE format('CREATE TRIGGER count_added AFTER INSERT ON public.%I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_rows()', name);
			EXECUTE format('CREATE TRIGGER count_removed AFTER DELETE ON public.%I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_rows()', name);
			EXECUTE format('CREATE TRIGGER count_emptied AFTER TRUNCATE ON public.%I FOR EACH STATEMENT EXECUTE FUNCTION count_rows()', name);
			DELETE FROM public.record_counts WHERE table_name = name;
			EXECUTE format('INSERT INTO public.record_counts SELECT %L, 0, count(*) FROM public.%I', name, name);
		END IF;
		IF NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = format('public.%I', name)::regclass AND tgname = 'write_counted') THEN
			EXECUTE format('CREATE TRIGGER write_counted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.%I FOR EACH STATEMENT EXECUTE FUNCTION count_write()', name);
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
END `

const FUNCTIONS = [
  { name: 'count_rows', returns: 'trigger', body: COUNT_ROWS },
  { name: 'count_write', returns: 'trigger', body: COUNT_WRITE },
  { name: 'prepare_record_tables', returns: 'void', body: PREPARE_RECORD_TABLES },
]
