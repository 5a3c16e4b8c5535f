import { renderMarkdown } from '@staff/entity/markdown'
import { sql } from 'drizzle-orm'
import { array, constantFrom, sample } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openUnmigrated } from '@staff/api/platform/db/connect'
import type { Db, UnmigratedDatabase } from '@staff/api/platform/db/database'
import { applyMigrations, readMigrationLevels } from '@staff/api/platform/db/migrationLevels'
import { queryRows } from '@staff/api/platform/db/queryRows'
import { placeOf } from '@staff/api/operations/backup/testing'

import { eachFreshPlace } from '../../tools/crash/eachFreshPlace'
import type { FreshPlace } from '../../tools/crash/freshPlaces'

eachFreshPlace(testMigration)

const levels = readMigrationLevels()
const level = levels.findIndex(({ name }) => name.endsWith('markdown_texts'))

/** The migration by which descriptions become Markdown. */
function testMigration(fresh: () => Promise<FreshPlace>) {
  let place: FreshPlace
  let database: UnmigratedDatabase
  let db: Db
  beforeAll(async () => {
    place = await fresh()
    database = await openUnmigrated(placeOf(place))
    ;({ db } = database)
    await db.execute(sql`drop schema if exists drizzle cascade`)
    await db.execute(sql`drop schema public cascade`)
    await db.execute(sql`create schema public`)
    await db.transaction((tx) => applyMigrations(tx, levels.slice(0, level)))
  })
  afterAll(async () => {
    await database.close()
    await place.remove()
  })

  test('every text reads as before', async () => {
    const texts = [...TEXTS, ...sample(text, 3000)]
    const [first] = levels[level]?.statements ?? []
    await db.execute(sql.raw(first ?? ''))
    const rows = await queryRows<{ plain: string; markdown: string }>(
      db,
      sql`select plain, escape_markdown(plain) as markdown from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as plain`,
    )
    await db.execute(sql`drop function escape_markdown(text)`)
    expect(rows).toHaveLength(texts.length)
    for (const { plain, markdown } of rows)
      expect(readHtml(markdown), markdown).toEqual(readPlain(plain))
  })

  test('records, live versions, the history and the trash are migrated, and nothing else of them changes', async () => {
    const id = '019a0000-0000-7000-8000-000000000001'
    await db.execute(sql`insert into services (id, name, order_by, icon, image, heading_by, description_by, updated_at)
      values (${id}, '*Name*', 1, '', '', 'H', '1. *One*', '2026-01-02')`)
    await db.execute(sql`insert into services_live (id, name, order_by, icon, image, heading_by, description_by, created_at, updated_at, version, during)
      values (${id}, '*Name*', 1, '', '', 'H', '1. *One*', '2026-01-02', '2026-01-02', 1, tstzrange('2026-01-02', null))`)
    await db.execute(sql`insert into revisions (area, record_id, version, "values", reason)
      values ('services', ${id}, 1, '{"name": "*Name*", "descriptionBy": "1. *One*"}', 'create'),
        ('careers', ${id}, 1, '{"title": "T", "description": "# One"}', 'create'),
        ('teams', ${id}, 1, '{"description": "# One"}', 'create')`)
    await db.execute(sql`insert into trash (area, record_id, title, "row", version, live)
      values ('blogs', ${id}, 'T', '{"title": "*T*", "description": "> One"}', 1, '[{"description": "a"}, {"description": "> One"}]')`)

    await db.transaction((tx) => applyMigrations(tx, levels.slice(level)))

    const [service] = await queryRows(
      db,
      sql`select name, description_by, updated_at::date::text as day from services`,
    )
    expect(service).toEqual({
      name: '*Name*',
      description_by: String.raw`1\. \*One\*`,
      day: '2026-01-02',
    })
    const [live] = await queryRows(db, sql`select description_by from services_live`)
    expect(live).toEqual({ description_by: String.raw`1\. \*One\*` })
    const values = await queryRows<{ values: object }>(
      db,
      sql`select "values" from revisions order by area`,
    )
    expect(values.map((row) => row.values)).toEqual([
      { title: 'T', description: String.raw`\# One` },
      { name: '*Name*', descriptionBy: String.raw`1\. \*One\*` },
      { description: '# One' },
    ])
    const [trashed] = await queryRows(db, sql`select "row", live from trash`)
    expect(trashed).toEqual({
      row: { title: '*T*', description: String.raw`\> One` },
      live: [{ description: 'a' }, { description: String.raw`\> One` }],
    })
  })
}

const TEXTS = [
  'Plain words.\n\nTwo paragraphs\nand a line.',
  '# Title\nText\n===\nMore\n---\n- one\n* two\n+ three\n1. four\n2) five\n> six\n\t- seven',
  'snake_case _edge_ *a* **b** ~~c~~ `d` [e](f) ![g](h) <b>i</b> <https://j.example> &amp; &#35; k & l',
  String.raw`C:\new\*folder* and \ and \\ end\ `.trim(),
  '***\n___\n- - -\n```\ncode\n```\n~~~',
  '[a]: https://a.example\n\n[a]',
  '   # indented\n      four\r\n\r\nwindows\r\nlines',
]

/** Pieces of texts, between dots. */
const PIECES = [
  'a·b·ß·你· ·  ·\n·\n\n·\r\n·\t·1·12·.·)·(·]·[·*·**·_·~·~~·`·```·#·##·>·-·--·+·=·\\·<·/·!·&',
  'amp;·&lt;·#35;·:·"·\'·|·{·^·https://a.example·@',
].flatMap((pieces) => pieces.split('·'))

const text = array(constantFrom(...PIECES), { maxLength: 30 }).map((pieces) => pieces.join(''))

/** The lines of a plain text, as a page shows them. */
function readPlain(plain: string): string[] {
  return plain.split(/\r\n?|\n/).flatMap(shownLine)
}

/** The lines of a Markdown text, as a page shows them. Tags other than paragraphs and line breaks are left in. */
function readHtml(markdown: string): string[] {
  return renderMarkdown(markdown)
    .replaceAll(/<\/?p>|<br>/g, '\n')
    .split('\n')
    .map((line) =>
      line.replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => CHARACTERS[name] ?? ''),
    )
    .flatMap(shownLine)
}

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** A line without what a page does not show; none for an empty line. */
function shownLine(line: string): string[] {
  const shown = line.replaceAll(/[ \t]+/g, ' ').trim()
  return shown ? [shown] : []
}
