import { useState, type ComponentPropsWithRef } from 'react'

import { useLocale } from '../Locale/LocaleContext'
import { formatRelative, formatWhole } from './formatRelative'

export interface RelativeTimeProps extends ComponentPropsWithRef<'time'> {
  /** A timestamp in ISO 8601, UTC. */
  value: string
  /**
   * The current time.
   * @default the time of the first render
   */
  now?: Date
  /**
   * Whether it stands within a sentence: 'just now', not 'Just now'.
   * @default false
   */
  inSentence?: boolean
}

/** The time since an event in words; the tooltip has the full date. */
export function RelativeTime({ value, now, inSentence = false, ...rest }: RelativeTimeProps) {
  const locale = useLocale()
  const [firstDrawn] = useState(() => new Date())
  const then = new Date(value)
  if (Number.isNaN(then.getTime())) return <span {...rest}>{value}</span>

  const words = formatRelative(then, now ?? firstDrawn, locale)
  return (
    <time dir="auto" {...rest} dateTime={value} title={`${formatWhole(then, locale)} UTC`}>
      {inSentence ? words.replace(/^(?:Just|Y)/, (word) => word.toLowerCase()) : words}
    </time>
  )
}
