import { imageFields, markdownFields, referencesOf, type AnyEntity } from '@staff/entity'
import { getTableName } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'

import { areaOf } from '../table/areas'

/** What keeps the uses of one table: the body of a trigger function, and the statements that fill them for what is stored. */
export interface UsesOfTable {
  table: string
  body: string
  fill: readonly string[]
}

/** The uses in an area's records, and in the versions of them that the public site shows. None for an area whose records can have none. */
export function usesOfArea(entity: AnyEntity): UsesOfTable[] {
  const found = findersOf(entity)
  if (found.length === 0) return []
  const { table, live } = areaOf(entity.area)
  const id = quoted(toSnakeCase(entity.idKey))
  const working = { table: getTableName(table), area: entity.area, place: 'working', id }
  const site = live && { ...working, table: getTableName(live), place: 'site' }
  const signs = signsOf(entity)
  return [working, ...(site ? [site] : [])].map((each) => usesOf(each, found, signs))
}

interface RecordRows {
  table: string
  area: string
  place: string
  /** The column with the id of the record, quoted. */
  id: string
}

/**
 * Compares what the written records use with the index, and writes the difference. It reads the table, not what was written: a statement can
 * replace a version by another one that begins at the same time, and then nobody knows which trigger runs first. The pictures that it adds stay
 * locked until the end of the transaction, as by a foreign key, so that nobody deletes one meanwhile. Most records use nothing: then neither what
 * was written nor the index has a sign of a use, and that is all that a save waits for.
 */
function usesOf(
  { table, area, place, id }: RecordRows,
  finders: readonly string[],
  signs: string,
): UsesOfTable {
  const name = `public.${quoted(table)}`
  // A record that was saved a thousand times has as many versions that have ended, and none of them counts.
  const isOpen = place === 'site' ? 'coalesce(upper("during") > clock_timestamp(), true)' : 'true'
  const during = place === 'site' ? '"during"' : 'null::tstzrange'
  const wanted = (condition: string) => `SELECT DISTINCT stored.record_id, stored.during, used.*
		FROM (SELECT ${id} AS record_id, ${during} AS during, to_jsonb(${quoted(table)}) AS "row" FROM ${name} WHERE ${isOpen} AND ${condition}) AS stored
		CROSS JOIN LATERAL (${finders.join('\n\t\t\tUNION ALL ')}) AS used
		WHERE used.target IS NOT NULL`
  const own = `area = '${area}' AND place = '${place}'`
  const insertFrom = (rows: string) =>
    `INSERT INTO public.uses (area, place, record_id, during, field, kind, target, target_area, is_undescribed)
	SELECT '${area}', '${place}', ${rows}.* FROM ${rows}`
  const isSame = `noted.record_id = wanted.record_id AND noted.field = wanted.field AND noted.kind = wanted.kind AND noted.target = wanted.target
		AND noted.target_area = wanted.target_area AND noted.is_undescribed = wanted.is_undescribed AND noted.during IS NOT DISTINCT FROM wanted.during`
  return {
    table,
    body: `
DECLARE
	lost integer;
BEGIN
	IF tg_op = 'TRUNCATE' THEN
		DELETE FROM public.uses WHERE ${own};
		RETURN NULL;
	END IF;
	IF NOT EXISTS (SELECT FROM changed WHERE ${signs})
		AND NOT EXISTS (SELECT FROM public.uses WHERE ${own} AND record_id IN (SELECT ${id} FROM changed)) THEN
		RETURN NULL;
	END IF;
	WITH written AS MATERIALIZED (SELECT DISTINCT ${id} AS id FROM changed),
	wanted AS MATERIALIZED (${wanted(`${id} IN (SELECT id FROM written)`)}),
	noted AS MATERIALIZED (SELECT * FROM public.uses WHERE ${own} AND record_id IN (SELECT id FROM written)),
	gone AS (DELETE FROM public.uses WHERE id IN (
		SELECT id FROM noted WHERE NOT EXISTS (SELECT FROM wanted WHERE ${isSame}))),
	fresh AS MATERIALIZED (SELECT * FROM wanted WHERE NOT EXISTS (SELECT FROM noted WHERE ${isSame})),
	added AS (${insertFrom('fresh')}),
	stored AS MATERIALIZED (SELECT hash FROM public.images WHERE hash IN (SELECT target FROM fresh WHERE kind = 'picture')),
	locked AS MATERIALIZED (SELECT hash FROM public.images WHERE hash IN (SELECT hash FROM stored) ORDER BY hash FOR KEY SHARE)
	SELECT count(*) INTO lost FROM stored WHERE hash NOT IN (SELECT hash FROM locked);
	IF lost > 0 THEN
		RAISE EXCEPTION 'A picture was deleted meanwhile' USING ERRCODE = 'foreign_key_violation';
	END IF;
	RETURN NULL;
END `,
    fill: [
      `DELETE FROM public.uses WHERE ${own}`,
      `WITH wanted AS (${wanted('true')}) ${insertFrom('wanted')}`,
    ],
  }
}

/** The pictures of stored versions and of what is in the trash: their bytes stay until these are purged. */
export function usesInTexts(): UsesOfTable[] {
  return [
    keptIn({ table: 'revisions', place: 'history', text: '"values"::text', version: 'version' }),
    keptIn({
      table: 'trash',
      place: 'trash',
      text: `"row"::text || coalesce("live"::text, '')`,
      version: 'null::integer',
    }),
  ]
}

interface KeptRows {
  table: string
  place: string
  /** The values as one text, and the version. */
  text: string
  version: string
}

function keptIn({ table, place, text, version }: KeptRows): UsesOfTable {
  const insertFrom = (rows: string) =>
    `INSERT INTO public.uses (area, place, record_id, version, field, kind, target, target_area)
	SELECT DISTINCT area, '${place}', record_id, ${version}, '', 'picture', hit[1], ''
	FROM ${rows} CROSS JOIN LATERAL regexp_matches(${text}, '${PICTURE}', 'g') AS hit
	WHERE strpos(${text}, '/api/images/') > 0`
  return {
    table,
    body: `
BEGIN
	IF tg_op = 'TRUNCATE' THEN
		DELETE FROM public.uses WHERE place = '${place}';
		RETURN NULL;
	END IF;
	IF tg_op <> 'INSERT' THEN
		DELETE FROM public.uses USING changed WHERE uses.place = '${place}' AND uses.area = changed.area
			AND uses.record_id = changed.record_id AND uses.version IS NOT DISTINCT FROM ${version.startsWith('null') ? version : `changed.${version}`};
	END IF;
	IF tg_op <> 'DELETE' THEN
		${insertFrom('changed')};
	END IF;
	RETURN NULL;
END `,
    fill: [
      `DELETE FROM public.uses WHERE place = '${place}'`,
      insertFrom(`public.${quoted(table)}`),
    ],
  }
}

// The same as `usesIn` of the contract has, which a test compares.
const PICTURE = String.raw`/api/images/([0-9a-f]{64})\.webp`
const LINK = String.raw`record:([a-z-]{1,60})/([A-Za-z0-9_-]{1,60})`

/** The selections that find the uses in a row, which is JSON: a column that a migration drops is then one without a value. */
function findersOf(entity: AnyEntity): string[] {
  const pictures = imageFields(entity).map((field) => {
    const value = valueOf(field)
    const isUndescribed = entity.fields[field]?.alt === 'asked' ? `${value} !~ '[#&]alt='` : 'false'
    return `SELECT '${field}' AS field, 'picture' AS kind, substring(${value} FROM '^${PICTURE}') AS target, '' AS target_area, ${isUndescribed} AS is_undescribed`
  })
  const texts = markdownFields(entity).flatMap((field) => [
    `SELECT '${field}', 'picture', hit[1], '', false FROM ${matches(field, PICTURE, '/api/images/')}`,
    `SELECT '${field}', 'link', lower(hit[2]), hit[1], false FROM ${matches(field, LINK, 'record:')}`,
  ])
  const references = Object.entries(referencesOf(entity)).map(
    ([field, area]) =>
      `SELECT '${field}', 'reference', nullif(${valueOf(field)}, ''), '${area}', false`,
  )
  const [first, ...others] = [...pictures, ...texts, ...references]
  if (first === undefined) return []
  const names = `SELECT ''::text AS field, ''::text AS kind, NULL::text AS target, ''::text AS target_area, false AS is_undescribed`
  return [names, first, ...others]
}

function valueOf(field: string): string {
  return `(stored."row" ->> '${toSnakeCase(field)}')`
}

/** Whether a written row can use something: a condition that reads the row once, and is true for each row that has a use. */
function signsOf(entity: AnyEntity): string {
  const references = Object.keys(referencesOf(entity)).map(
    (field) => `to_jsonb(changed) ->> '${toSnakeCase(field)}' <> ''`,
  )
  return [`changed::text LIKE ANY ('{%/api/images/%,%record:%}')`, ...references].join(' OR ')
}

/** Most texts have none: to look for a few characters takes less time than the regular expression. */
function matches(field: string, pattern: string, sign: string): string {
  const value = valueOf(field)
  return `regexp_matches(CASE WHEN strpos(${value}, '${sign}') > 0 THEN ${value} ELSE '' END, '${pattern}', 'g') AS hit`
}

function quoted(name: string): string {
  return `"${name}"`
}
