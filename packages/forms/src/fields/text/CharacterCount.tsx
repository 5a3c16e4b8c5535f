import { color, LiveRegion, useAnnouncement, useLocale, VisuallyHidden, weight } from '@staff/ui'
import { useEffect } from 'react'
import { styled } from 'styled-components'

/** Announcing at each key would interrupt the screen reader all the time. */
const PAUSE_IN_MILLISECONDS = 500

export interface CharacterCountProps {
  /** The number of characters. */
  count: number
  /** Whether the text has more characters than were counted. */
  isMore: boolean
  /** The maximum. A save refuses a longer text. */
  max: number
}

/** The number of characters of a text and its maximum, '19,204 of 20,000'. */
export function CharacterCount({ count, isMore, max }: CharacterCountProps) {
  const numbers = new Intl.NumberFormat(useLocale())
  return (
    <>
      <Count aria-hidden dir="ltr" data-over={count > max || undefined}>
        {isMore && '> '}
        {numbers.format(count)} of {numbers.format(max)}
      </Count>
      <VisuallyHidden>
        {isMore && 'More than '}
        {numbers.format(count)} of at most {numbers.format(max)} characters
      </VisuallyHidden>
    </>
  )
}

/** Announces the remaining characters when typing stops. Rendered outside of the count, which describes the control. */
export function CharactersAnnounced({ count, isMore, max }: CharacterCountProps) {
  const numbers = new Intl.NumberFormat(useLocale())
  const [announcement, say] = useAnnouncement()
  const remaining = Math.abs(max - count)
  const amount = `${numbers.format(remaining)} ${remaining === 1 ? 'character' : 'characters'}`
  const over = `${isMore ? 'More than ' : ''}${amount} too many`
  const sentence = count > max ? over : `${amount} remaining`

  useEffect(() => {
    const pause = setTimeout(() => say(sentence), PAUSE_IN_MILLISECONDS)
    return () => clearTimeout(pause)
  }, [sentence, say])

  return <LiveRegion announcement={announcement} />
}

const Count = styled.span`
  &[data-over] {
    color: ${color.danger};
    font-weight: ${weight.label};
  }
`
