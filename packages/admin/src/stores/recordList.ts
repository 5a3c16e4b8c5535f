import { proxy } from 'valtio'

/** The records of one page in the order that the server gave, and how many there are on all pages. */
export interface RecordList<T extends object> {
  /** The key that identifies a record: a change never touches it. */
  readonly idKey: keyof T & string
  records: T[]
  total: number
}

/** Changed fields: as an object, or as the key/value pairs that arrive for most kinds of content. */
export type Changes<T extends object> =
  Partial<T> | readonly (readonly [key: string, value: unknown])[]

/** A removed record and where it stood: with `add` it goes back to its place. */
export interface Removed<T extends object> {
  record: T
  index: number
}

/** Keys that reach into an object's prototype. They are never merged into a record. */
const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype']

/** Makes a list that a screen can watch with `useSnapshot` and the verbs of this file can change. */
export function recordList<T extends object>(
  idKey: keyof T & string,
  records: readonly T[],
  total = records.length,
): RecordList<T> {
  return proxy<RecordList<T>>({ idKey, records: records.map(ownCopy), total })
}

/** Puts other records in the place of all that the list had. Answers the list. */
export function replaceAll<T extends object>(
  list: RecordList<T>,
  records: readonly T[],
  total = records.length,
): RecordList<T> {
  list.records = records.map(ownCopy)
  list.total = total
  return list
}

/** Adds a record that the list does not have yet, at the top where no other place is given. */
export function add<T extends object>(list: RecordList<T>, record: T, at = 0): void {
  if (list.records.some((each) => each[list.idKey] === record[list.idKey])) return
  list.records.splice(at, 0, ownCopy(record))
  list.total += 1
}

/**
 * Merges changed fields into the record with this id. Answers the fields' earlier values as pairs, so that
 * another `update` takes the change back; `undefined` where the list has no such record.
 */
export function update<T extends object>(
  list: RecordList<T>,
  id: string,
  changes: Changes<T>,
): [key: string, value: unknown][] | undefined {
  const record = list.records.find((each) => each[list.idKey] === id)
  if (!record) return undefined
  const pairs = isPairs(changes) ? changes : Object.entries(changes)
  const merged = pairs.filter(([key]) => key !== list.idKey && !PROTOTYPE_KEYS.includes(key))
  const earlier = merged.map(([key]): [string, unknown] => [key, ownValue(record, key)])
  for (const [key, value] of merged) Reflect.set(record, key, value)
  // A key that comes twice was overwritten in order, so it goes back in the opposite order.
  return earlier.toReversed()
}

/** Takes the record with this id out. Answers it and its place; `undefined` where the list has none. */
export function remove<T extends object>(list: RecordList<T>, id: string): Removed<T> | undefined {
  const index = list.records.findIndex((each) => each[list.idKey] === id)
  const [record] = index < 0 ? [] : list.records.splice(index, 1)
  if (!record) return undefined
  list.total -= 1
  return { record: ownCopy(record), index }
}

// valtio works on the object it is given: without a copy, two lists and the query cache would share one record.
function ownCopy<T extends object>(record: T): T {
  return { ...record }
}

// What every object inherits under a key is no earlier value of the record.
function ownValue(record: object, key: string): unknown {
  return Object.hasOwn(record, key) ? Reflect.get(record, key) : undefined
}

function isPairs<T extends object>(
  changes: Changes<T>,
): changes is readonly (readonly [key: string, value: unknown])[] {
  return Array.isArray(changes)
}
