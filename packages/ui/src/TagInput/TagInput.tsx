import { type FocusEvent, useEffect, useRef } from 'react'
import { styled } from 'styled-components'

import { BareInput, controlBox } from '../Field/control'
import { Field, type FieldProps } from '../Field/Field'
import { LiveRegion } from '../VisuallyHidden/LiveRegion'
import { afterPress } from '../Press/afterPress'
import { TagList } from './TagList'
import { useTagText } from './useTagText'
import { repeatedSentence, useTags } from './useTags'
import { space } from '../theme/tokens'

export interface TagInputProps extends FieldProps {
  /** Name of the input for the next tag. */
  name?: string
  /** The tags, in the order in which they were added. */
  value: string[]
  /** The text of the empty input. */
  placeholder?: string
  /**
   * Shows the tags without a way to change them.
   * @default false
   */
  disabled?: boolean
  /** Receives all tags after some were added or one was removed. */
  onChange: (tags: string[]) => void
  /** The focus left the field; a tag that was still being typed is added before. */
  onBlur?: () => void
}

/** A list of short words: Enter, a comma or leaving the input adds one, and each has its own remove button. */
export function TagInput({
  name,
  value,
  placeholder,
  disabled = false,
  onChange,
  onBlur,
  ...field
}: TagInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const tagList = useRef<HTMLUListElement>(null)
  const { add, remove, repeated, clearRepeated, announcement } = useTags(value, onChange)
  const { text, commit, handleType, handleKeyDown, handlePaste } = useTagText({
    lastTag: value.at(-1),
    add,
    remove,
    onType: clearRepeated,
    onMoveToTags: () =>
      tagList.current?.querySelector<HTMLElement>('li:last-child button')?.focus(),
  })

  function leave(isLeft: boolean) {
    commit()
    if (isLeft) onBlur?.()
  }

  // The press that leaves the input may have removed a tag, so the latest `leave` runs.
  const latestLeave = useRef(leave)
  useEffect(() => {
    latestLeave.current = leave
  })

  function handleBlur(event: FocusEvent<HTMLElement>) {
    const isLeft = !event.currentTarget.contains(event.relatedTarget)
    // A new tag may need a line of its own, which would move what is being pressed.
    afterPress(() => latestLeave.current(isLeft))
  }

  return (
    <Field {...field} aside={repeatedSentence(repeated)}>
      {(control, labelId) => (
        <>
          <Box onBlur={handleBlur}>
            {value.length > 0 && (
              <TagList
                ref={tagList}
                labelledBy={labelId}
                tags={value}
                highlighted={repeated}
                disabled={disabled}
                onRemove={remove}
                onLeave={() => input.current?.focus()}
              />
            )}
            <BareInput
              {...control}
              ref={input}
              name={name}
              value={text}
              disabled={disabled}
              autoComplete="off"
              placeholder={disabled ? undefined : placeholder}
              onChange={(event) => handleType(event.target.value)}
              onKeyDown={handleKeyDown}
              onPaste={handlePaste}
            />
          </Box>
          <LiveRegion announcement={announcement} />
        </>
      )}
    </Field>
  )
}

const Box = styled.div`
  ${controlBox}

  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1};
  align-items: center;
  padding: ${space.s1};

  > input {
    flex-basis: 7rem;
    padding-inline: ${space.s2};
  }
  /* A disabled input needs no line of its own. */
  > input:disabled {
    flex-basis: 0;
    padding: 0;
  }
`
