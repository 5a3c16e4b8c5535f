import type { CataloguedStory } from './catalogue'

/** A part of the coverage page. */
export interface Part {
  /** The heading: 'Rules of the forms'. */
  title: string
  /** What is counted: 'rules'. */
  counted: string
  tables: readonly CoverageTable[]
}

export interface CoverageTable {
  caption: string
  /** The headings of the cells and, as the last one, of the stories. */
  columns: readonly string[]
  rows: readonly Row[]
}

/** Something that needs a story. */
export interface Row {
  cells: readonly string[]
  stories: readonly ExpectedStory[]
}

/** A story that has to exist. */
export interface ExpectedStory {
  /** The text of its link. */
  text: string
  /** `undefined` if the story is missing. */
  story: CataloguedStory | undefined
  /** The settings of the toolbar, such as 'network:slow'. */
  globals?: string
}

/** Whether the row has at least one story, and none is missing. */
function isCovered({ stories }: Row): boolean {
  return stories.length > 0 && stories.every(({ story }) => story)
}

/** How many rows are covered: “12 of 12”. */
export function countOf(tables: readonly CoverageTable[]): string {
  const rows = tables.flatMap((table) => table.rows)
  return `${rows.filter(isCovered).length} of ${rows.length}`
}

/** The names of all rows without a story. */
export function missingOf({ tables }: Part): string[] {
  return tables.flatMap(({ caption, rows }) =>
    rows
      .filter((row) => !isCovered(row))
      .map(({ cells, stories }) => {
        const missing = stories.filter(({ story }) => !story).map(({ text }) => text)
        return `${caption}: ${[...cells, ...missing].join(' · ')}`
      }),
  )
}

/** The part with only the rows that contain a text, in upper or lower case. Tables without such rows are left out. */
export function filtered(part: Part, text: string): Part {
  const searched = text.trim().toLowerCase()
  const matches = (caption: string) => (row: Row) =>
    [caption, ...row.cells, ...row.stories.map((each) => each.text)]
      .join(' ')
      .toLowerCase()
      .includes(searched)
  const tables = part.tables
    .map((table) => ({ ...table, rows: table.rows.filter(matches(table.caption)) }))
    .filter(({ rows }) => rows.length > 0)
  return { ...part, tables }
}
