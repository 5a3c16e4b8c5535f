const TABLE = /CREATE TABLE "(\w+)_live" \(\n([\s\S]*?)\n\);/g
const COLUMN = /^\t"(\w+)"/gm

// What a live version does not have from its record.
const OWN = ['search_text', 'during', 'scheduled', 'published_by_id', 'published_by_name']

const BREAK = '--> statement-breakpoint\n'

/**
 * A migration with what drizzle-kit cannot write for new tables of live versions: the constraint that no two versions of a record are live
 * at once, and the live versions of what is stored already. A migration that has both already is not changed.
 */
export function completeMigration(migration: string): string {
  if (migration.includes('EXCLUDE USING gist')) return migration
  const tables = [...migration.matchAll(TABLE)].map(([, name = '', body = '']) => ({
    name,
    columns: [...body.matchAll(COLUMN)].map(([, column = '']) => column),
  }))
  if (tables.length === 0) return migration
  const constraints = tables.map(
    ({ name, columns: [id] }) =>
      `ALTER TABLE "${name}_live" ADD CONSTRAINT "${name}_live_one_at_once" EXCLUDE USING gist ("${id}" WITH =, "during" WITH &&) DEFERRABLE INITIALLY IMMEDIATE;\n`,
  )
  const inserts = tables.map(({ name, columns }) => {
    const names = columns
      .filter((column) => !OWN.includes(column))
      .map((column) => `"${column}"`)
      .join(', ')
    return `INSERT INTO "${name}_live" (${names}, "during")\n  SELECT ${names}, tstzrange("updated_at", NULL) FROM "${name}";\n`
  })
  return [
    'CREATE EXTENSION IF NOT EXISTS btree_gist;\n',
    `${migration.trimEnd()}\n`,
    '-- No two versions of a record are live at once. Checked at the end of a statement, which may end one and begin another.\n' +
      constraints.join(BREAK),
    `-- What is stored is public since its last change.\n${inserts.join(BREAK)}`,
  ].join(BREAK)
}
