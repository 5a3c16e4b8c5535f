import { string } from 'yup'

import { isDay, isTimestamp } from '../days'
import { withPlainSpaces } from './text'

export interface DateOptions {
  /**
   * The first day that is accepted: '1450-01-01'.
   * @default no limit
   */
  earliest?: string
  /**
   * The last day that is accepted.
   * @default no limit
   */
  latest?: string
}

/** A required day, as 'YYYY-MM-DD'. A day has no time zone. */
export function date(label: string, options: DateOptions = {}) {
  return days(label, options).required('${label} is required').default('')
}

/** A day or null, otherwise as `date`. */
export function optionalDate(label: string, options: DateOptions = {}) {
  return days(label, options).transform(emptyAsNull).nullable().default(null)
}

/** A required moment: ISO 8601 in UTC with milliseconds. Another offset from UTC is converted. */
export function dateTime(label: string) {
  return moments(label).required('${label} is required').default('')
}

/** A moment or null, otherwise as `dateTime`. */
export function optionalDateTime(label: string) {
  return moments(label).transform(emptyAsNull).nullable().default(null)
}

function days(label: string, { earliest, latest }: DateOptions) {
  const limits = [
    {
      name: 'earliest',
      message: `\${label} must not be before ${wordsOf(earliest)}`,
      test: (value?: string | null) =>
        !earliest || !isDay(value ?? '') || (value ?? '') >= earliest,
    },
    {
      name: 'latest',
      message: `\${label} must not be after ${wordsOf(latest)}`,
      test: (value?: string | null) => !latest || !isDay(value ?? '') || (value ?? '') <= latest,
    },
  ]
  const schema = string()
    .label(label)
    .typeError('${label} must be text')
    .transform(withPlainSpaces)
    .test({
      name: 'date',
      message: '${label} must be a date, such as 2026-11-22',
      test: (value) => !value || isDay(value),
    })
    .meta({
      kind: 'date',
      example: '2026-11-22',
      ...(earliest && { earliest }),
      ...(latest && { latest }),
    })
  return limits
    .filter(({ name }) => (name === 'earliest' ? earliest : latest))
    .reduce((limited, limit) => limited.test(limit), schema)
}

function moments(label: string) {
  return string()
    .label(label)
    .typeError('${label} must be text')
    .transform(withPlainSpaces)
    .transform((value: unknown) =>
      typeof value === 'string' && isTimestamp(value) ? new Date(value).toISOString() : value,
    )
    .test({
      name: 'dateTime',
      message: '${label} must be a date with a time, such as 2026-11-22T14:30Z',
      test: (value) => !value || isTimestamp(value),
    })
    .meta({ kind: 'dateTime', example: '2026-11-22T14:30:00.000Z' })
}

function emptyAsNull(value: unknown): unknown {
  return value === '' ? null : value
}

/** '1 Jan 1450': the same in every region. */
function wordsOf(day?: string): string {
  return day === undefined ? '' : DAY.format(new Date(`${day}T00:00:00Z`))
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
