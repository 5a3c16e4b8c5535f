import { parseDate, type CalendarDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'

import { Popup } from '../Popup/Popup'
import { Head, Month } from './calendarParts'

export interface CalendarPopupProps {
  /** The label of the input. */
  label: string
  /** The box that the calendar is below. */
  trigger: RefObject<HTMLElement | null>
  /** The value of the input, which may be no date. */
  value: string
  /** Whether the value has a time, which a chosen day keeps. */
  withTime: boolean
  /** The locale of its names, and of the first day of a week. */
  locale: string
  /** Called with the chosen day or moment. */
  onChoose: (value: string) => void
  /** Called after a choice, Escape, or a press outside. */
  onClose: () => void
}

/** A calendar below its input. A chosen day closes it. */
export function CalendarPopup({
  label,
  trigger,
  value,
  withTime,
  locale,
  ...rest
}: CalendarPopupProps) {
  const { onChoose, onClose } = rest
  const day = dayIn(value, withTime)

  function handleChoose(chosen: CalendarDate) {
    onChoose(withTime ? atTimeOf(value, chosen) : chosen.toString())
    onClose()
  }

  return (
    <Popup label={label} trigger={trigger} align="end" onClose={onClose}>
      <I18nProvider locale={locale}>
        {/* The focus goes to the chosen day, or today. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- A dialog moves the focus into itself. */}
        <Calendar aria-label={label} autoFocus value={day} onChange={handleChoose}>
          <Head>
            <Button slot="previous">
              <ChevronLeft aria-hidden size="1rem" />
            </Button>
            <CalendarHeading />
            <Button slot="next">
              <ChevronRight aria-hidden size="1rem" />
            </Button>
          </Head>
          <Month>
            <CalendarGridHeader>
              {(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} />}</CalendarGridBody>
          </Month>
        </Calendar>
      </I18nProvider>
    </Popup>
  )
}

/** The day of a value, as the browser's time zone has it. */
function dayIn(value: string, withTime: boolean): CalendarDate | null {
  try {
    if (!withTime) return parseDate(value)
    const moment = new Date(value)
    return Number.isNaN(moment.getTime()) || !value.includes('T')
      ? null
      : parseDate(localDay(moment))
  } catch {
    return null
  }
}

function localDay(moment: Date): string {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

// When work begins. It is shown, and can be changed.
const USUAL_HOUR = 9

/** A day at the time of a moment, in the browser's time zone. */
function atTimeOf(value: string, { year, month, day }: CalendarDate): string {
  const moment = new Date(value)
  const isMoment = value.includes('T') && !Number.isNaN(moment.getTime())
  const [hours, minutes] = isMoment ? [moment.getHours(), moment.getMinutes()] : [USUAL_HOUR, 0]
  return new Date(year, month - 1, day, hours, minutes).toISOString()
}
