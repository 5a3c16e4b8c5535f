import { type ChangeEvent, useEffect, useRef } from 'react'
import { styled } from 'styled-components'

import { Area } from '../Field/control'
import { Field } from '../Field/Field'
import type { TextAreaProps } from '../TextArea/TextArea'
import { color, weight } from '../theme/tokens'
import { LiveRegion } from '../VisuallyHidden/LiveRegion'
import { useAnnouncement } from '../VisuallyHidden/useAnnouncement'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

/** Announcing at each key would interrupt the screen reader all the time. */
const PAUSE_IN_MILLISECONDS = 500

export interface WordCountTextAreaProps extends Omit<
  TextAreaProps,
  'value' | 'defaultValue' | 'aside'
> {
  /** The text. The component is controlled, because it counts the words. */
  value: string
  /** The maximum number of words. A longer text can be typed and is refused when it is saved. */
  maxWords: number
  /** Counts the words of a text. Use the function of the rule that refuses too many words. */
  countWords: (text: string) => number
  /**
   * The height in lines; the user can enlarge it.
   * @default 6
   */
  rows?: number
  /** Called at each change of the text. */
  onChange?: TextAreaProps['onChange']
}

/**
 * A text of several lines with a maximum number of words. The count is always visible and is announced when typing
 * stops.
 */
export function WordCountTextArea({
  id,
  label,
  required,
  hint,
  error,
  rows = 6,
  maxWords,
  countWords,
  onChange,
  ...rest
}: WordCountTextAreaProps) {
  const [announcement, say] = useAnnouncement()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const words = countWords(rest.value)

  useEffect(() => () => clearTimeout(pause.current), [])

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    const remaining = maxWords - countWords(event.target.value)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => say(sentence(remaining)), PAUSE_IN_MILLISECONDS)
    onChange?.(event)
  }

  const count = (
    <>
      <Count aria-hidden dir="ltr" data-over={words > maxWords || undefined}>
        {words} of {maxWords} words
      </Count>
      <VisuallyHidden>
        {words} of at most {maxWords} words
      </VisuallyHidden>
    </>
  )

  return (
    <Field id={id} label={label} required={required} hint={hint} error={error} aside={count}>
      {(control) => (
        <>
          <Area {...rest} {...control} rows={rows} onChange={handleChange} />
          <LiveRegion announcement={announcement} />
        </>
      )}
    </Field>
  )
}

function sentence(remaining: number): string {
  const words = Math.abs(remaining) === 1 ? 'word' : 'words'
  return remaining < 0 ? `${-remaining} ${words} too many` : `${remaining} ${words} remaining`
}

const Count = styled.span`
  &[data-over] {
    color: ${color.danger};
    font-weight: ${weight.label};
  }
`
