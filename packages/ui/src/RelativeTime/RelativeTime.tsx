import { useState, type ComponentPropsWithRef } from 'react'

import { formatRelative } from './formatRelative'

export interface RelativeTimeProps extends ComponentPropsWithRef<'time'> {
  /** A moment in ISO 8601, UTC. */
  value: string
  /**
   * The moment that counts as now.
   * @default the moment it is first drawn
   */
  now?: Date
  /**
   * The language of dates.
   * @default 'en-GB'
   */
  locale?: string
}

/** When something happened, as one says it; the whole date is in the tooltip. */
export function RelativeTime({ value, now, locale = 'en-GB', ...rest }: RelativeTimeProps) {
  const [firstDrawn] = useState(() => new Date())
  const then = new Date(value)
  if (Number.isNaN(then.getTime())) return <span {...rest}>{value}</span>

  const whole = then.toLocaleString(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return (
    <time {...rest} dateTime={value} title={`${whole} UTC`}>
      {formatRelative(then, now ?? firstDrawn, locale)}
    </time>
  )
}
