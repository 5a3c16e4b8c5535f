import type { Field, Option } from '../field/field'
import { isOrderedByTime } from './abilities'
import { ENDS_FILTER, STATUS_FILTER } from './publication'

/** A filter of an entity's list. Its parameters in addresses and API calls are `parametersOf`. */
export type Filter =
  /** Any of some choices: `?type=Contract&type=Full+time`. */
  | { kind: 'choice'; name: string; label: string; options: readonly Option[] }
  /** Any of some records of another area, by their ids: `?roleId=…`. With a name for none also `?assigneeId=none`. */
  | { kind: 'reference'; name: string; label: string; refersTo: string; none?: string }
  /** Any of some texts, which the list itself has: `?department=Design`. For tags: records with any of them. */
  | { kind: 'text'; name: string; label: string; isList: boolean }
  /** One record of any area, by its id: `?recordId=…`. Only links set it. */
  | { kind: 'id'; name: string; label: string }
  /** A range of numbers, limits included: `?experienceMin=2&experienceMax=5`. */
  | { kind: 'range'; name: string; label: string; min?: number; max?: number }
  /**
   * A range of days, both included: `?updatedFrom=2026-11-01&updatedTo=2026-11-30`. `isDay` says that the field has days itself,
   * and no moments that are on another day elsewhere; `isAhead` that all of its moments are to come.
   */
  | {
      kind: 'date'
      name: string
      label: string
      isTime?: false
      isDay?: boolean
      isAhead?: true
    }
  /** A range of the time of a log, in days or times: `?from=2026-11-01&to=2026-11-30T12:00:00Z`. */
  | { kind: 'date'; name: 'createdAt'; label: string; isTime: true; isDay?: false; isAhead?: false }

/** The value of a filter for records without a reference. */
export const NONE = 'none'

/** The names of a filter's parameters. */
export function filterParameters(filter: Filter): readonly string[] {
  const { kind, name } = filter
  if (kind === 'range') return [`${name}Min`, `${name}Max`]
  if (kind !== 'date') return [name]
  if (filter.isTime) return ['from', 'to']
  const stem = name.replace(/At$/, '')
  return [`${stem}From`, `${stem}To`]
}

interface Listing {
  fields: Readonly<Record<string, Field>>
  listed: readonly string[]
  filtered?: readonly string[] | undefined
  isLog?: boolean | undefined
  isPublic?: boolean
}

/**
 * The filters of a list: those of the named fields, the status and the end of what the public site shows, and one for its timestamp. Throws if a field
 * cannot have one.
 */
export function describeFilters({
  fields,
  listed,
  filtered,
  isPublic,
  ...kind
}: Listing): readonly Filter[] {
  const names =
    filtered ?? Object.values(fields).flatMap((field) => (isChoice(field) ? [field.name] : []))
  const ofFields = names.map((name) => {
    const filter = fields[name] && filterOf(fields[name])
    if (!filter) throw new Error(`The field ${name} cannot have a filter`)
    return filter
  })
  const filters = [
    ...ofFields,
    ...(isPublic ? [STATUS_FILTER, ENDS_FILTER] : []),
    isOrderedByTime(kind) ? LOG_TIME : timestampFilter(listed),
  ]
  const parameters = filters.flatMap(filterParameters)
  const reserved = parameters.find(
    (name, index) => RESERVED.includes(name) || parameters.indexOf(name) < index,
  )
  if (reserved !== undefined)
    throw new Error(`A list has another parameter with the name ${reserved}`)
  return filters
}

const LOG_TIME: Filter = { kind: 'date', name: 'createdAt', label: 'Time', isTime: true }

const RESERVED = 'q sort order page pageSize facets timeZone open view columns ids'.split(' ')

// A rating has few values.
const MAX_CHOICES = 10

function isChoice(field: Field): boolean {
  return !field.secret && (field.kind === 'reference' || choicesOf(field) !== undefined)
}

function filterOf(field: Field): Filter | undefined {
  const { name, kind, label = name, refersTo, none, secret, min, max } = field
  const options = choicesOf(field)
  if (secret) return undefined
  if (field.isRecordId) return { kind: 'id', name, label }
  if (options) return { kind: 'choice', name, label, options }
  if (refersTo)
    return { kind: 'reference', name, label, refersTo, ...(none !== undefined && { none }) }
  if (kind === 'text' || kind === 'tags')
    return { kind: 'text', name, label, isList: kind === 'tags' }
  if (kind === 'date' || kind === 'dateTime')
    return { kind: 'date', name, label, isDay: kind === 'date' }
  if (kind !== 'number') return undefined
  return {
    kind: 'range',
    name,
    label,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  }
}

/** The choices of a field, or the numbers of a short range of whole numbers; undefined where there are neither. */
export function choicesOf({ options, integer, min, max }: Field): readonly Option[] | undefined {
  if (options) return options
  if (!integer || min === undefined || max === undefined || max - min >= MAX_CHOICES)
    return undefined
  return Array.from({ length: max - min + 1 }, (_, index) => {
    const value = min + index
    return { value, label: String(value) }
  })
}

/** Records that are never changed show when they were created. */
function timestampFilter(listed: readonly string[]): Filter {
  const isByCreation = listed.includes('createdAt') && !listed.includes('updatedAt')
  return isByCreation
    ? { kind: 'date', name: 'createdAt', label: 'Created' }
    : { kind: 'date', name: 'updatedAt', label: 'Updated' }
}
