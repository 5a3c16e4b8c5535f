import { exportColumns, writeCell, writeCsv } from '@staff/contract'
import { accessTo, type Fixtures } from '@staff/entity'

import { single, type Case, type TestRequest } from '../play'
import { UNKNOWN_ID } from '../world'
import { ADMINISTRATOR } from './areaRequests'

/** Exports and imports of CSV files: right, wrong, forbidden, in part, stale and repeated. */
export function csvCases(each: Fixtures): Case[] {
  const isWritten = accessTo(each.entity).create !== 'nobody'
  return [...exportCases(each), ...(isWritten ? importCases(each) : [])]
}

function exportCases({ entity, filled }: Fixtures): Case[] {
  const path = `/${entity.area}/export`
  const [column = ''] = entity.listed
  const id = String(filled[entity.idKey])
  const queries: [string, number, string][] = [
    ['everything', 200, ''],
    ['a column', 200, `columns=${column}`],
    ['one record', 200, `ids=${id}`],
    ['what a search finds', 200, 'q=e&order=asc'],
    ['an unknown column', 422, 'columns=nonsense'],
    ['an id that is none', 422, 'ids=1'],
    ['an unknown order', 422, 'order=upwards'],
  ]
  return [
    ...queries.map(([what, status, query]) =>
      single(ADMINISTRATOR, `export ${what}`, status, { method: 'GET', path: `${path}?${query}` }),
    ),
    single({ as: 'nobody' }, 'export by nobody', 401, { method: 'GET', path }),
  ]
}

function importCases(each: Fixtures): Case[] {
  const { entity, filled, records } = each
  const send = (title: string, status: number, csv: string, query = '') =>
    single(ADMINISTRATOR, `import ${title}`, status, post(each, csv, query))
  const same = fileOf(each, records.slice(0, 3))
  const stale = fileOf(each, [{ ...filled, version: 99, [titleField(each)]: 'Something else' }])
  const changed = fileOf(each, [{ ...filled, [titleField(each)]: 'Something else' }])
  const wrong = `${titleHeader(each)},ID\r\n${'x'.repeat(300)},${String(filled[entity.idKey])}\r\n`
  return [
    send('what is stored', 200, same),
    send('what is stored, as a preview', 200, same, 'preview=true'),
    send('a change', 200, changed),
    send('a change of an older version', 200, stale),
    send('a wrong change', 200, wrong),
    send('a wrong change among others', 200, wrong, 'partial=true'),
    send('a new record', 200, newFile(each)),
    send('an id that no record has', 200, `${titleHeader(each)},ID\r\nx,${UNKNOWN_ID}\r\n`),
    send('an id that is none', 200, `${titleHeader(each)},ID\r\nx,1\r\n`),
    send('headings of another table', 422, 'Artist,Album\r\nNina Simone,Pastel Blues'),
    send('an empty file', 422, ''),
    send('an open quotation mark', 422, 'Title\n"x'),
    send('unknown fields', 422, same, 'fields=nonsense'),
    single({ as: 'staff' }, 'import by staff', 403, post(each, same)),
    repeated(each, changed),
    thenExported(each, changed),
  ]
}

function repeated(each: Fixtures, csv: string): Case {
  const headers = { 'Idempotency-Key': 'the-key-of-one-call-0003' }
  return {
    ...ADMINISTRATOR,
    title: 'import, repeat, and import another file with the same key',
    statuses: [200, 200, 422],
    play: async (send) => {
      await send({ ...post(each, csv), headers })
      await send({ ...post(each, csv), headers })
      await send({ ...post(each, `${csv}x`), headers })
    },
  }
}

function thenExported(each: Fixtures, csv: string): Case {
  const { area } = each.entity
  return {
    ...ADMINISTRATOR,
    title: 'import a change, and read it',
    statuses: [200, 200],
    play: async (send) => {
      await send(post(each, csv))
      await send({ method: 'GET', path: `/${area}?q=Something+else` })
    },
  }
}

function post({ entity }: Fixtures, csv: string, query = ''): TestRequest {
  return { method: 'POST', path: `/${entity.area}/import?${query}`, csv }
}

/** A file of records with the ids of their references, but without the names. */
function fileOf({ entity }: Fixtures, records: readonly object[]): string {
  const columns = exportColumns(entity).filter(({ holds }) => holds !== 'name')
  const rows = records.map((record) =>
    columns.map((column) => writeCell(column, { ...record }, () => undefined)),
  )
  return writeCsv([columns.map(({ header }) => header), ...rows])
}

/** A file of one record without an id. Its unique values are new. */
function newFile(each: Fixtures): string {
  const { entity, filled } = each
  const unique = Object.fromEntries(
    (entity.unique ?? []).map((field) => [field, 'new@example.com']),
  )
  return fileOf(each, [{ ...filled, ...unique, [entity.idKey]: '', version: '' }])
}

function titleField({ entity }: Fixtures): string {
  return Object.values(entity.fields).find(({ kind }) => kind === 'text')?.name ?? ''
}

function titleHeader(each: Fixtures): string {
  return each.entity.fields[titleField(each)]?.label ?? ''
}
