import { orderOf, type DatePart } from './dateOrder'

/** The day that a typed text means, as 'YYYY-MM-DD'; undefined if it means none. Its order is that of the locale, or year first. */
export function readDay(typed: string, locale: string): string | undefined {
  const words = wordsOf(typed)
  if (!words || words.length !== 3) return undefined
  const [first = ''] = words
  if (first.length === 4 && isNumber(first)) return dayFrom(words, ['year', 'month', 'day'])
  const named = words.findIndex((word) => !isNumber(word))
  // A month in words needs no order: '22 Nov 2026' and 'Nov 22, 2026'.
  if (named === 0) return dayFrom(words, ['month', 'day', 'year'])
  if (named === 1) return dayFrom(words, ['day', 'month', 'year'])
  return dayFrom(words, orderOf(locale))
}

/**
 * The moment that a typed text means in the browser's time zone, as an ISO 8601 text in UTC; undefined if it means none. A text in
 * ISO 8601 is read as it is.
 */
export function readMoment(typed: string, locale: string): string | undefined {
  const text = typed.trim()
  if (text.length > MAX_LENGTH) return undefined
  if (
    ISO_MOMENT.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    readDay(text.slice(0, 10), locale)
  )
    return new Date(text).toISOString()
  const [, time = ''] = TIME_AT_END.exec(text) ?? []
  const day = readDay(text.slice(0, text.length - time.length), locale)
  const clock = readTime(time)
  if (day === undefined || clock === undefined) return undefined
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return new Date(year, month - 1, date, ...clock).toISOString()
}

// A date in words has 28 characters; longer texts are not searched.
const MAX_LENGTH = 60
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/
const TIME_AT_END = /[ ,](\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\.?)?)$/i
const TIME = /^(\d{1,2})(?:[:.](\d\d))? ?(?:([ap])\.?m?\.?)?$/i

/** Hours and minutes: '14:30', '2:30 pm', '2 pm'. A number alone is no time. */
export function readTime(text: string): [hours: number, minutes: number] | undefined {
  const [, hour, minute, half] = TIME.exec(text) ?? []
  if (hour === undefined || (minute === undefined && half === undefined)) return undefined
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)]
  if (minutes > 59 || hours > 23 || (half && (hours < 1 || hours > 12))) return undefined
  if (!half) return [hours, minutes]
  return [(hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minutes]
}

function wordsOf(typed: string): string[] | undefined {
  if (typed.length > MAX_LENGTH) return undefined
  return typed.split(/[\s/.,-]/).filter(Boolean)
}

function isNumber(word: string): boolean {
  return /^\d{1,4}$/.test(word)
}

function dayFrom(words: readonly string[], order: readonly DatePart[]): string | undefined {
  const word = (part: DatePart) => words[order.indexOf(part)] ?? ''
  const [year, day] = [word('year'), word('day')]
  const month = monthOf(word('month'))
  // Two digits could be any century.
  if (!/^[1-9]\d{3}$/.test(year) || !/^\d{1,2}$/.test(day) || month === undefined) return undefined
  const text = `${year}-${month}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** The number of a month in two digits, from its number, its English name or the first three letters of it. */
function monthOf(word: string): string | undefined {
  if (/^\d{1,2}$/.test(word)) return word.padStart(2, '0')
  const index = MONTHS.indexOf(word.slice(0, 3).toLowerCase())
  return index < 0 ? undefined : String(index + 1).padStart(2, '0')
}
