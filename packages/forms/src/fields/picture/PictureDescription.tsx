import { Checkbox, space, TextInput } from '@staff/ui'
import { useState } from 'react'
import { styled } from 'styled-components'

import { MAX_ALT, type PictureUse } from '@staff/entity'
import { questionAbout } from './descriptionTexts'

export interface PictureDescriptionProps {
  /** The id of the text's control. */
  id: string
  /** The label of the picture's field. */
  of: string
  /** Whether publishing asks for a description. Otherwise the title of the record describes the picture. */
  isAsked: boolean
  /**
   * Whether there is no picture to describe.
   * @default false
   */
  disabled?: boolean
  use: PictureUse
  error?: string | undefined
  onChange: (use: PictureUse) => void
  onBlur?: () => void
}

/** What a picture shows, for people who do not see it: a text, or 'Decorative' for none. */
export function PictureDescription({
  id,
  of,
  isAsked,
  disabled = false,
  use,
  error,
  onChange,
  onBlur,
}: PictureDescriptionProps) {
  const { alt } = use
  const isDecorative = alt === ''
  // It comes back when the box is cleared again.
  const [typed, setTyped] = useState(alt)

  function describe(text: string) {
    const described = text.trim() === '' ? undefined : text
    setTyped(described)
    onChange({ ...use, alt: described })
  }

  const usual = isAsked
    ? 'What matters in it, for people who do not see it.'
    : 'For people who do not see it. Without one, the title of the record describes it.'
  return (
    <Group aria-label={`Description of ${of}`}>
      <TextInput
        id={id}
        label="Describe the picture"
        required={isAsked && !isDecorative && !disabled}
        disabled={isDecorative || disabled}
        value={alt ?? ''}
        maxLength={MAX_ALT * 4}
        autoComplete="off"
        hint={questionAbout(alt ?? '') ?? usual}
        error={error}
        onChange={({ target }) => describe(target.value)}
        onBlur={onBlur}
      />
      <Checkbox
        id={`${id}-decorative`}
        label="Decorative"
        checked={isDecorative}
        disabled={disabled}
        onChange={({ target }) =>
          onChange({ ...use, alt: target.checked ? '' : typed || undefined })
        }
      />
    </Group>
  )
}

const Group = styled.div.attrs({ role: 'group' })`
  display: grid;
  gap: ${space.s2};
`
