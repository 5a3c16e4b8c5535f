import type { CataloguedStory } from './catalogue'

/** A part of what has to have its story. */
export interface Part {
  /** The heading: 'Rules of the forms'. */
  title: string
  /** What is counted: 'rules'. */
  counted: string
  tables: readonly CoverageTable[]
}

export interface CoverageTable {
  caption: string
  /** The heads of the cells, and of what shows them. */
  columns: readonly string[]
  rows: readonly Row[]
}

/** One thing that has to be shown. */
export interface Row {
  cells: readonly string[]
  shown: readonly Shown[]
}

/** What shows it; without its story it is missing. */
export interface Shown {
  text: string
  story: CataloguedStory | undefined
  /** What the toolbar is set to, such as 'network:slow'. */
  globals?: string
}

/** Whether something shows the row, and nothing of it is without its story. */
export function isCovered({ shown }: Row): boolean {
  return shown.length > 0 && shown.every(({ story }) => story)
}

/** “12 of 12” */
export function countOf(tables: readonly CoverageTable[]): string {
  const rows = tables.flatMap((table) => table.rows)
  return `${rows.filter(isCovered).length} of ${rows.length}`
}

/** What has no story, each by its name. */
export function missingOf({ tables }: Part): string[] {
  return tables.flatMap(({ caption, rows }) =>
    rows
      .filter((row) => !isCovered(row))
      .map(({ cells, shown }) => {
        const lost = shown.filter(({ story }) => !story).map(({ text }) => text)
        return `${caption}: ${[...cells, ...lost].join(' · ')}`
      }),
  )
}

/** The rows of a part that hold a text, in any case; tables without one are left out. */
export function filtered(part: Part, text: string): Part {
  const wanted = text.trim().toLowerCase()
  const isWanted = (caption: string) => (row: Row) =>
    [caption, ...row.cells, ...row.shown.map((each) => each.text)]
      .join(' ')
      .toLowerCase()
      .includes(wanted)
  const tables = part.tables
    .map((table) => ({ ...table, rows: table.rows.filter(isWanted(table.caption)) }))
    .filter(({ rows }) => rows.length > 0)
  return { ...part, tables }
}
