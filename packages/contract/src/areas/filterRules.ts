import { fieldValue, type Filter, filterParameters, isDay, isTimestamp, NONE } from '@staff/entity'
import { array, number, string, type Schema } from 'yup'

import { PRESET_DAYS, PRESET_DAYS_AHEAD } from './days'
import { RECORD_ID } from './recordId'

/** The rules of the parameters of these filters. */
export function filterRules(filters: readonly Filter[]): Record<string, Schema> {
  return Object.fromEntries(filters.flatMap((filter) => Object.entries(rulesOf(filter))))
}

// More would be a search by other means.
const MAX_VALUES = 50

function rulesOf(filter: Filter): Record<string, Schema> {
  const [first = '', last = ''] = filterParameters(filter)
  if (filter.kind === 'choice') return { [first]: anyOf(first, choiceRule(filter)) }
  if (filter.kind === 'reference') return { [first]: anyOf(first, idRule(filter)) }
  if (filter.kind === 'id')
    return {
      [first]: anyOf(first, idRule(filter).label(`Only what is about this ${filter.label}`)),
    }
  if (filter.kind === 'text') return { [first]: anyOf(first, textRule(filter)) }
  if (filter.kind === 'range')
    return { [first]: limitRule(first, filter), [last]: upperLimit(first, last, filter) }
  const [before, after] = filter.isAhead ? [[], PRESET_DAYS_AHEAD] : [PRESET_DAYS, []]
  return {
    [first]: dayRule(first, filter, before),
    [last]: lastDayRule(first, last, filter, after),
  }
}

/** A parameter that may be given several times. */
export function anyOf(name: string, entry: Schema) {
  return array()
    .of(entry)
    .transform((value: unknown, original: unknown) =>
      original === undefined ? value : [original].flat(),
    )
    .max(MAX_VALUES, `${name} must be given at most ${MAX_VALUES} times`)
}

function choiceRule({ name, label, options }: Extract<Filter, { kind: 'choice' }>) {
  const values = options.map(({ value }) => value)
  const message = `${name} must be one of ${values.join(', ')}`
  const numbers = values.filter((value) => typeof value === 'number')
  const rule =
    numbers.length > 0
      ? number().typeError(message).oneOf(numbers, message)
      : string().oneOf(values.map(String), message)
  return rule.label(onlyWith(label)).required(message)
}

function idRule({
  name,
  label,
  none,
}: Pick<Extract<Filter, { kind: 'reference' }>, 'name' | 'label' | 'none'>) {
  const message = `${name} must be the id of a record${none === undefined ? '' : `, or ${NONE}`}`
  const pattern = none === undefined ? RECORD_ID : RECORD_ID_OR_NONE
  return string()
    .label(`Only records of this ${label}`)
    .required(message)
    .matches(pattern, message)
    .meta({ pattern: pattern.source })
}

const RECORD_ID_OR_NONE = new RegExp(`${RECORD_ID.source}|^${NONE}$`, 'i')

function textRule({ name, label }: Filter) {
  return string()
    .label(onlyWith(label))
    .required(`${name} must not be empty`)
    .max(MAX_TEXT, `${name} should not exceed ${MAX_TEXT} characters`)
    .test('noNul', `${name} must not contain a NUL character`, (value) => !value.includes('\0'))
    .transform((value: unknown) => (typeof value === 'string' ? value.normalize('NFC') : value))
}

const MAX_TEXT = 1000

function limitRule(name: string, { label }: Filter) {
  const end = name.endsWith('Min') ? 'least' : 'most'
  return number()
    .typeError(`${name} must be a number`)
    .label(`Only records with at ${end} this ${label}`)
    .meta({ kind: 'number' })
}

function upperLimit(first: string, last: string, filter: Filter) {
  return limitRule(last, filter).test({
    name: 'range',
    message: `${last} must not be less than ${first}`,
    test: (max, { parent }) => {
      const min: unknown = fieldValue(Object(parent), first)
      return max === undefined || typeof min !== 'number' || max >= min
    },
  })
}

function dayRule(name: string, filter: DateFilter, presets: readonly string[]) {
  const others = presets.map((preset) => `, or ${preset}`).join('')
  const time = filter.isTime ? ' or a time in ISO 8601 such as 2026-11-22T09:30:00Z' : ''
  return string()
    .label(
      `Only records ${madeOf(filter)} on this day or ${name.endsWith('rom') ? 'later' : 'earlier'}`,
    )
    .test({
      name: 'day',
      message: `${name} must be a date such as 2026-11-22${time}${others}`,
      test: (value) => value === undefined || presets.includes(value) || isMoment(filter, value),
    })
    .meta({ example: '2026-11-22' })
}

type DateFilter = Extract<Filter, { kind: 'date' }>

function madeOf(filter: DateFilter): string {
  const { label } = filter
  if (filter.isTime) return 'made'
  if (filter.isAhead) return 'whose place on the public site ends'
  // The timestamps of records say what happened; a field names a day or a moment.
  return filter.isDay === undefined ? label.toLowerCase() : `whose ${label} is`
}

function isMoment({ isTime }: DateFilter, value: string): boolean {
  return isDay(value) || (isTime === true && isTimestamp(value))
}

function lastDayRule(first: string, last: string, filter: DateFilter, presets: readonly string[]) {
  return dayRule(last, filter, presets).test({
    name: 'range',
    message: `${last} must not be before ${first}`,
    test: (to, { parent }) => {
      const from: unknown = fieldValue(Object(parent), first)
      if (to === undefined || typeof from !== 'string') return true
      if (!isMoment(filter, from) || !isMoment(filter, to)) return true
      // A day begins somewhere else in each time zone, so it is compared with days only.
      return isDay(from) === isDay(to) ? Date.parse(to) >= Date.parse(from) : true
    },
  })
}

/** The rule of the time zone in which days begin. */
export function timeZoneRule() {
  return string()
    .label('The time zone in which days begin')
    .default('UTC')
    .test({
      name: 'timeZone',
      message: 'timeZone must be a name such as Europe/London',
      test: isTimeZone,
    })
    .meta({ example: 'Europe/London' })
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

function onlyWith(label: string): string {
  return `Only records with this ${label}`
}
