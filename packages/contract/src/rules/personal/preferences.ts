import type { FieldErrors } from '@staff/entity'

import { without, jsonObject } from '../../call/accept'
import { matches } from '../../call/matches'
import { RECORD_ID } from '../../areas/recordId'
import {
  changePreferences,
  DENSITIES,
  type ListPreferences,
  type PreferencesChange,
} from '../../calls/preferences'
import { viewMessages } from '../../messages/messages'
import { refused } from '../../problems/Problem'

/** The columns of each list by area. */
export type ColumnsByArea = Readonly<Record<string, readonly string[]>>

const MAX_SHARE = 90

/**
 * The body of a change of preferences. Throws a 422 that names what is wrong. What it accepts is bounded by the number of
 * areas and their columns.
 */
export function acceptPreferences(body: unknown, columns: ColumnsByArea): PreferencesChange {
  const given = jsonObject(body)
  const { lists, density, ...others } = given
  const errors: FieldErrors = Object.fromEntries([
    ...Object.keys(others).map((name) => [name, `Unknown field: ${name}`]),
    ...listsErrors(lists, columns),
    ...(density === undefined || isDensity(density) ? [] : [['density', WRONG_DENSITY]]),
  ])
  if (Object.keys(errors).length > 0 || !isChange(given)) throw refused(errors)
  return given
}

const WRONG_LISTS = 'lists must be an object with areas'
const WRONG_DENSITY = `density must be ${DENSITIES.join(' or ')}`

function isDensity(value: unknown): boolean {
  return DENSITIES.some((each) => each === value)
}

function listsErrors(lists: unknown, columns: ColumnsByArea): string[][] {
  if (lists === undefined) return []
  if (!isObject(lists)) return [['lists', WRONG_LISTS]]
  return Object.entries(lists).flatMap(([area, list]) => {
    const message = listError(area, list, columns)
    return message ? [[`lists.${area}`, message]] : []
  })
}

function listError(area: unknown, list: unknown, columns: ColumnsByArea): string | undefined {
  const name = String(area)
  const known = Object.hasOwn(columns, name) ? columns[name] : undefined
  if (!known) return viewMessages.unknownArea
  if (!isList(list)) return viewMessages.wrongList(name)
  const { startView } = list
  if (startView && !RECORD_ID.test(startView)) return 'startView must be the id of a view, or null'
  if (list.headings && !areHeadings(list.headings)) return viewMessages.wrongHeadings(MAX_HEADINGS)
  return columnsError(list.columns ?? [], known)
}

/** A person has a few tables of their own, with one heading for a column. */
const MAX_HEADINGS = 200
const MAX_HEADING_LENGTH = 200

function areHeadings(headings: ListPreferences['headings']): boolean {
  const texts = Object.entries(headings).flat()
  return (
    texts.length <= 2 * MAX_HEADINGS && texts.every(({ length }) => length <= MAX_HEADING_LENGTH)
  )
}

function columnsError(
  given: ListPreferences['columns'],
  known: readonly string[],
): string | undefined {
  const keys = given.map(({ key }) => key)
  const unknown = keys.find((key) => !known.includes(key))
  if (unknown !== undefined) return viewMessages.unknownColumn(unknown)
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  if (twice !== undefined) return viewMessages.columnTwice(twice)
  const wrong = given.find(({ width }) => width !== null && !(width >= 1 && width <= MAX_SHARE))
  return wrong && viewMessages.wrongWidth(wrong.key)
}

function isChange(body: unknown): body is PreferencesChange {
  return changePreferences.body.kind === 'other' && matches(changePreferences.body.type, body)
}

function isList(list: unknown): list is Partial<ListPreferences> {
  return (
    isObject(list) &&
    Object.keys(without(list, ['columns', 'startView', 'headings'])).length === 0 &&
    isChange({ lists: { list } })
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
