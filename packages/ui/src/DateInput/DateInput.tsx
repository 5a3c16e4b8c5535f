import { CalendarDays } from 'lucide-react'
import { useRef, useState, type ComponentType, type FocusEvent, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'

import { BareInput, controlBox, InsideButton } from '../Field/control'
import { Field, type FieldProps } from '../Field/Field'
import { useLocale } from '../Locale/LocaleContext'
import { space } from '../theme/tokens'
import type { CalendarPopupProps } from './CalendarPopup'
import { writeDay, writeMoment } from './dateOrder'
import { readDay, readMoment } from './readDate'

export interface DateInputProps extends FieldProps {
  /** The name in a native form. */
  name?: string | undefined
  /** A day as 'YYYY-MM-DD', or with `withTime` a moment in ISO 8601. Another text is shown as it was typed. */
  value: string
  /**
   * Whether there is a time beside the day, in the browser's time zone.
   * @default false
   */
  withTime?: boolean
  /**
   * Shows the date without controls.
   * @default false
   */
  disabled?: boolean
  /** Called with a day or a moment in UTC as soon as the typed text means one, otherwise with the text. */
  onChange: (value: string) => void
  /** Called when the focus leaves the input, its button and the calendar. */
  onBlur?: (() => void) | undefined
}

/** A date that is typed in the order of the locale, or chosen in a calendar. */
export function DateInput({
  name,
  value,
  withTime = false,
  disabled = false,
  ...props
}: DateInputProps) {
  const { onChange, onBlur, hint, ...field } = props
  const locale = useLocale()
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string>()
  const [Calendar, setCalendar] = useState<ComponentType<CalendarPopupProps>>()
  const [isOpen, setOpen] = useState(false)
  const [read, write] = withTime ? [readMoment, writeMoment] : [readDay, writeDay]
  const meaning = (text: string) => read(text, locale) ?? text.trim()
  // What is typed stays as it is until the focus leaves, unless something else has changed the value.
  const shown = typed !== undefined && meaning(typed) === value ? typed : write(value, locale)

  function handleType(text: string) {
    setTyped(text)
    onChange(meaning(text))
  }

  function handleBlur({ relatedTarget }: FocusEvent) {
    if (isOpen || box.current?.contains(relatedTarget)) return
    setTyped(undefined)
    onBlur?.()
  }

  async function handleOpen() {
    try {
      const { CalendarPopup } = await import('./CalendarPopup')
      setCalendar(() => CalendarPopup)
      setOpen(true)
    } catch {
      // If the file is missing, such as after a deployment, dates can still be typed.
    }
  }

  function handleKey(event: KeyboardEvent) {
    if (!event.altKey || event.key !== 'ArrowDown') return
    event.preventDefault()
    void handleOpen()
  }

  return (
    <Field {...field} hint={hint ?? formatHint(locale, withTime)}>
      {(control) => (
        <Box ref={box} onBlur={handleBlur}>
          <BareInput
            {...control}
            name={name}
            value={shown}
            disabled={disabled}
            autoComplete="off"
            onChange={({ target }) => handleType(target.value)}
            onKeyDown={handleKey}
          />
          <InsideButton
            type="button"
            aria-label={`Choose ${field.label.toLowerCase()} in a calendar`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={disabled}
            onClick={() => void handleOpen()}
          >
            <CalendarDays aria-hidden size="1rem" />
          </InsideButton>
          {isOpen && Calendar && (
            <Calendar
              label={field.label}
              trigger={box}
              value={value}
              withTime={withTime}
              locale={locale}
              onChoose={(chosen) => {
                setTyped(undefined)
                onChange(chosen)
              }}
              onClose={() => setOpen(false)}
            />
          )}
        </Box>
      )}
    </Field>
  )
}

/** An example in the order of the locale. Its day cannot be a month. */
function formatHint(locale: string, withTime: boolean): string {
  const example = `For example ${writeDay('2026-11-22', locale)}`
  if (!withTime) return example
  const time = writeMoment(new Date(2026, 10, 22, 14, 30).toISOString(), locale)
  return `For example ${time}. The time zone is ${zoneName()}.`
}

function zoneName(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

const Box = styled.div`
  ${controlBox}

  display: flex;
  align-items: center;
  padding-inline: ${space.s3} ${space.s1};
`
