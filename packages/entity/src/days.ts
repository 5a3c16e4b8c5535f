/** Whether a text is a calendar day in ISO 8601, from the year 1000 on: '2026-11-22'. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Whether a text is a time in ISO 8601 with its offset from UTC: '2026-11-22T09:30:00Z'. */
export function isTimestamp(text: string): boolean {
  return TIMESTAMP.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
}

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:\d\d)$/
