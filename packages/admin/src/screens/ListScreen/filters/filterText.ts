import { filterParameters, type Filter, type Option } from '@staff/entity'

import type { Filters } from '../../../data/records/recordQueries'

/** The names of the days that an address may have instead of a date, with their labels. */
const PRESETS: readonly Option<string>[] = [
  { value: 'today', label: 'Today' },
  { value: 'last-7-days', label: 'Last 7 days' },
  { value: 'last-30-days', label: 'Last 30 days' },
]

/** The same of what is to come: the last day. */
const PRESETS_AHEAD: readonly Option<string>[] = [
  { value: 'today', label: 'Today' },
  { value: 'next-7-days', label: 'Next 7 days' },
  { value: 'next-30-days', label: 'Next 30 days' },
]

/** The named days of a filter, and which of its parameters has them. */
export function presetsOf(filter: Filter) {
  const [first = '', last = ''] = filterParameters(filter)
  return filter.kind === 'date' && filter.isAhead
    ? { presets: PRESETS_AHEAD, named: last, other: first }
    : { presets: PRESETS, named: first, other: last }
}

/** What a filter is set to, in a few words; empty if it is not set. `options` are those of a choice or reference. */
export function filterText(
  filter: Filter,
  filters: Filters,
  options: readonly Option[] = [],
): string {
  const [first = '', last = ''] = filterParameters(filter)
  if (filter.kind === 'range') return rangeText(filters[first]?.[0], filters[last]?.[0])
  if (filter.kind === 'date') return daysText(filter, filters)
  // The id says nothing, and all records of the list name what it stands for.
  if (filter.kind === 'id') return filters[first] ? 'this one' : ''
  const labels = chosenLabels(filters[first], options)
  return labels.length > 2 ? `${labels.length} chosen` : labels.join(', ')
}

/** The labels of chosen values. A value without an option is its own label. */
export function chosenLabels(
  values: readonly string[] = [],
  options: readonly Option[] = [],
): string[] {
  return values.map(
    (value) => options.find((option) => String(option.value) === value)?.label ?? value,
  )
}

function rangeText(min: string | undefined, max: string | undefined): string {
  if (min !== undefined && max !== undefined) return min === max ? min : `${min} to ${max}`
  if (min !== undefined) return `${min} or more`
  return max === undefined ? '' : `up to ${max}`
}

function daysText(filter: Filter, filters: Filters): string {
  const { presets, named, other } = presetsOf(filter)
  const preset = presets.find(({ value }) => value === filters[named]?.[0])
  if (preset && !filters[other]) return preset.label
  const [from, to] = filterParameters(filter).map((name) => filters[name]?.[0])
  if (from !== undefined && to !== undefined)
    return from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`
  if (from !== undefined) return `${presets === PRESETS ? 'since' : 'from'} ${dayText(from)}`
  return to === undefined ? '' : `until ${dayText(to)}`
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

function dayText(date: string): string {
  const preset = [...PRESETS, ...PRESETS_AHEAD].find(({ value }) => value === date)
  if (preset) return preset.label.toLowerCase()
  const isTime = date.includes('T')
  const time = new Date(isTime ? date : `${date}T00:00:00Z`)
  if (Number.isNaN(time.getTime())) return date
  return isTime ? `${moment.format(time)} UTC` : day.format(time)
}
