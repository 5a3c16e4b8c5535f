import { randomUUID } from 'node:crypto'

import { accessTo, sortableFields, type AnyEntity, type EntityValues } from '@staff/entity'

import type { Chance } from './chance'
import type { Client } from './client'
import { PASSWORD } from './fillDatabase'
import { ownValues } from './ownValues'
import type { Call } from './timings'

/** A user who makes calls with pauses and chooses at random. */
export interface Person {
  call: Client
  chance: Chance
}

/** An area to visit. */
export interface Area {
  entity: AnyEntity
  samples: EntityValues[]
  /** Values of a new record that responses do not contain: an initial password. */
  create: EntityValues
  /** The number of pages of its list. */
  pages: number
  /** A number that no title of its records contains. */
  nextCount: () => number
}

/**
 * The actions of a user in an area: reads lists, opens a record from a late page, saves a change and reads the list
 * again. Every other time they copy the record and delete the copy.
 */
export async function visit({ call, chance }: Person, place: Area) {
  const { entity, pages } = place
  const { area } = entity
  const order = `sort=${chance.oneOf(sortableFields(entity))}&order=${chance.oneOf(['asc', 'desc'])}`
  await call(read('dashboard'), 'dashboard')
  await call(read(`list ${area}`), area)
  await call(read(`search ${area}`), `${area}?q=${encodeURIComponent(wordFor(place, chance))}`)
  await call(read(`sort ${area}`), `${area}?${order}`)
  const page = `${area}?${order}&page=${chance.whole(2, pages)}`
  const { records } = await call<{ records: Row[] }>(read(`page of ${area}`), page)
  const opened = await call<Row>(read(`open ${area}`), pathOf(entity, chance.oneOf(records)))
  if (accessTo(entity).create === 'nobody') return
  await save(call, place, opened)
  await call(read(`page of ${area}`), page)
  if (chance.oneOf([true, false])) await copyAndDelete(call, place, opened)
}

async function save(call: Client, { entity, nextCount }: Area, record: Row) {
  const [title = ''] = entity.searched
  await call(write(`save ${entity.area}`), pathOf(entity, record), {
    method: 'PATCH',
    headers: ifMatch(record),
    body: { [title]: ownValues(entity, record, nextCount())[title] },
  })
}

async function copyAndDelete(call: Client, { entity, create, nextCount }: Area, record: Row) {
  const fields = Object.keys(entity.fields).map((field) => [field, record[field]])
  const own = ownValues(entity, record, nextCount())
  if (entity.area === 'users') await confirm(call)
  const copy = await call<Row>(write(`create ${entity.area}`), entity.area, {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    body: { ...Object.fromEntries(fields), ...own, ...create },
  })
  const removal = { method: 'DELETE', headers: ifMatch(copy) } as const
  await call(write(`delete ${entity.area}`), pathOf(entity, copy), removal)
}

/** Confirms the user's password, which is required for creating users. */
async function confirm(call: Client) {
  const body = { password: PASSWORD }
  await call(write('confirm'), 'confirm-password', { method: 'POST', body })
}

type Row = EntityValues & { version: number }

/** A part of a word that occurs in some titles. */
function wordFor({ entity, samples }: Area, chance: Chance): string {
  const [title = ''] = entity.searched
  const word = chance.oneOf(String(chance.oneOf(samples)[title]).split(' '))
  return word.slice(0, chance.whole(3, 8))
}

function pathOf({ area, idKey }: AnyEntity, record: Row): string {
  return `${area}/${String(record[idKey])}`
}

function ifMatch({ version }: Row) {
  return { 'if-match': `"${version}"` }
}

function read(what: string): Call {
  return { kind: 'read', what }
}

function write(what: string): Call {
  return { kind: 'write', what }
}
