import { fieldValue } from '@staff/entity'
import { replaceEqualDeep } from '@tanstack/react-query'
import { proxy, snapshot } from 'valtio'

/** The records of one page in the order of the server, and the total of all pages. */
export interface RecordList<T extends object> {
  /** The key with the id of a record. Updates never change it. */
  readonly idKey: string
  records: T[]
  total: number
}

/** Changed fields, as an object or as key/value pairs. */
export type Changes<T extends object> =
  Partial<T> | readonly (readonly [key: string, value: unknown])[]

/** A removed record and its index; `add` restores it. */
export interface Removed<T extends object> {
  record: T
  index: number
}

/** Keys that would change a prototype. They are never merged into a record. */
const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype']

/** Creates a list that `useSnapshot` observes and the functions of this file change. */
export function recordList<T extends object>(
  idKey: string,
  records: readonly T[],
  total = records.length,
): RecordList<T> {
  return proxy<RecordList<T>>({ idKey, records: records.map(ownCopy), total })
}

/** Replaces all records. What has not changed stays the same object, so that its row does not render again. Returns the list. */
export function replaceAll<T extends object>(
  list: RecordList<T>,
  records: readonly T[],
  total = records.length,
): RecordList<T> {
  const { records: earlier } = snapshot(list)
  const indexes = new Map(
    list.records.map((record, index) => [fieldValue(record, list.idKey), index]),
  )
  const next = records.map((record) => {
    const index = indexes.get(fieldValue(record, list.idKey)) ?? -1
    const isEqual = replaceEqualDeep<unknown>(earlier[index], record) === earlier[index]
    return (isEqual && list.records[index]) || ownCopy(record)
  })
  const isSame =
    next.length === list.records.length && next.every((each, index) => each === list.records[index])
  if (!isSame) list.records = next
  list.total = total
  return list
}

/** Adds a record that the list does not contain yet, at the top by default. */
export function add<T extends object>(list: RecordList<T>, record: T, at = 0): void {
  if (list.records.some((each) => fieldValue(each, list.idKey) === fieldValue(record, list.idKey)))
    return
  list.records.splice(at, 0, ownCopy(record))
  list.total += 1
}

/**
 * Merges changed fields into the record with this id. Returns the earlier values as pairs, with which another `update`
 * reverts the change; `undefined` if the list has no such record.
 */
export function update<T extends object>(
  list: RecordList<T>,
  id: string,
  changes: Changes<T>,
): [key: string, value: unknown][] | undefined {
  const record = list.records.find((each) => fieldValue(each, list.idKey) === id)
  if (!record) return undefined
  const pairs = isPairs(changes) ? changes : Object.entries(changes)
  const merged = pairs.filter(([key]) => key !== list.idKey && !PROTOTYPE_KEYS.includes(key))
  const earlier = merged.map(([key]): [string, unknown] => [key, ownValue(record, key)])
  for (const [key, value] of merged) Reflect.set(record, key, value)
  // Reversed, because a key may occur twice.
  return earlier.toReversed()
}

/** Removes the record with this id. Returns it with its index; `undefined` if the list has no such record. */
export function remove<T extends object>(list: RecordList<T>, id: string): Removed<T> | undefined {
  const index = list.records.findIndex((each) => fieldValue(each, list.idKey) === id)
  const [record] = index < 0 ? [] : list.records.splice(index, 1)
  if (!record) return undefined
  list.total -= 1
  return { record: ownCopy(record), index }
}

/** Moves the record with this id to an index. Returns its earlier index; `undefined` if the list has no such record. */
export function move<T extends object>(
  list: RecordList<T>,
  id: string,
  index: number,
): number | undefined {
  const earlier = list.records.findIndex((each) => fieldValue(each, list.idKey) === id)
  const record = list.records[earlier]
  if (!record) return undefined
  // One assignment, so that nobody sees the list without the record.
  list.records = list.records.toSpliced(earlier, 1).toSpliced(index, 0, record)
  return earlier
}

// valtio changes the object that it gets: without a copy, two lists and the query cache would share one record.
function ownCopy<T extends object>(record: T): T {
  return { ...record }
}

// Inherited properties are no values of the record.
function ownValue(record: object, key: string): unknown {
  return Object.hasOwn(record, key) ? fieldValue(record, key) : undefined
}

function isPairs<T extends object>(
  changes: Changes<T>,
): changes is readonly (readonly [key: string, value: unknown])[] {
  return Array.isArray(changes)
}
