import type { ComponentPropsWithRef } from 'react'

import { useLocale } from '../Locale/LocaleContext'

export interface DateTextProps extends ComponentPropsWithRef<'time'> {
  /** A day as 'YYYY-MM-DD', or with `withTime` a moment in ISO 8601. */
  value: string
  /**
   * Whether the time is shown, in the browser's time zone.
   * @default false
   */
  withTime?: boolean
}

/** A date for reading: '22 Nov 2026', in the US 'Nov 22, 2026'. A text that is no date is shown as it is. */
export function DateText({ value, withTime = false, ...rest }: DateTextProps) {
  const locale = useLocale()
  const date = new Date(withTime ? value : `${value}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return <span {...rest}>{value}</span>
  return (
    <time dir="auto" {...rest} dateTime={value}>
      {formatter(locale, withTime).format(date)}
    </time>
  )
}

/** Kept, because creating one takes longer than rendering the cell of a list. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(locale: string, withTime: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${withTime}`
  const kept = formatters.get(key) ?? new Intl.DateTimeFormat(locale, FORMATS[`${withTime}`])
  formatters.set(key, kept)
  return kept
}

// A day is the same day everywhere; a moment is another one in each time zone.
const FORMATS = {
  false: { dateStyle: 'medium', timeZone: 'UTC' },
  true: { dateStyle: 'medium', timeStyle: 'short' },
} as const
