import { filterParameters, type Filter, type Option } from '@staff/entity'

import type { Filters } from '../../../data/records/recordQueries'

/** The names of the days that an address may have instead of a date, with their labels. */
export const PRESETS: readonly Option<string>[] = [
  { value: 'today', label: 'Today' },
  { value: 'last-7-days', label: 'Last 7 days' },
  { value: 'last-30-days', label: 'Last 30 days' },
]

/** What a filter is set to, in a few words; empty if it is not set. `options` are those of a choice or reference. */
export function filterText(
  filter: Filter,
  filters: Filters,
  options: readonly Option[] = [],
): string {
  const [first = '', last = ''] = filterParameters(filter)
  if (filter.kind === 'range') return rangeText(filters[first]?.[0], filters[last]?.[0])
  if (filter.kind === 'date') return daysText(filters[first]?.[0], filters[last]?.[0])
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

function daysText(from: string | undefined, to: string | undefined): string {
  const preset = PRESETS.find(({ value }) => value === from)
  if (preset && to === undefined) return preset.label
  if (from !== undefined && to !== undefined)
    return from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`
  if (from !== undefined) return `since ${dayText(from)}`
  return to === undefined ? '' : `until ${dayText(to)}`
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

function dayText(date: string): string {
  const preset = PRESETS.find(({ value }) => value === date)
  if (preset) return preset.label.toLowerCase()
  const isTime = date.includes('T')
  const time = new Date(isTime ? date : `${date}T00:00:00Z`)
  if (Number.isNaN(time.getTime())) return date
  return isTime ? `${moment.format(time)} UTC` : day.format(time)
}
