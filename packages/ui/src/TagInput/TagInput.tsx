import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { styled } from 'styled-components'

import { BareInput, controlBox } from '../Field/control'
import { Field, type FieldProps } from '../Field/Field'
import { LiveRegion } from '../VisuallyHidden/LiveRegion'
import { useAnnouncement } from '../VisuallyHidden/useAnnouncement'
import { afterPress } from '../Press/afterPress'
import { addTags, isList } from './addTags'
import { arrowKeys } from './arrowKeys'
import { TagList } from './TagList'
import { space } from '../theme/tokens'

export interface TagInputProps extends FieldProps {
  /** The name of the input for the next tag. */
  name?: string
  /** The tags in the order in which they were added. */
  value: string[]
  /** The placeholder of the empty input. */
  placeholder?: string
  /**
   * Shows the tags without controls.
   * @default false
   */
  disabled?: boolean
  /** Called with all tags after a change. */
  onChange: (tags: string[]) => void
  /** Called when the focus leaves the tags and the input. The text of the input has been added by then. */
  onBlur?: () => void
}

/** A list of short words. Enter, a comma or leaving the input adds one; each has a remove button. */
export function TagInput({
  name,
  value,
  placeholder,
  disabled = false,
  onChange,
  onBlur,
  ...field
}: TagInputProps) {
  const [typed, setTyped] = useState('')
  const [repeated, setRepeated] = useState<string[]>([])
  const [announcement, say] = useAnnouncement()
  const input = useRef<HTMLInputElement>(null)

  function add(text: string) {
    const outcome = addTags(value, text)
    const sentences = [told(outcome.added, 'added'), already(outcome.repeated)].filter(Boolean)
    setRepeated(outcome.repeated)
    if (sentences.length > 0) say(sentences.join('. '))
    if (outcome.added.length > 0) onChange(outcome.tags)
  }

  function addTyped(text: string) {
    setTyped('')
    add(text)
  }

  function remove(tag: string) {
    setRepeated([])
    say(told([tag], 'removed'))
    onChange(value.filter((other) => other !== tag))
  }

  function handleType(text: string) {
    if (isList(text)) return addTyped(text)
    setTyped(text)
    setRepeated([])
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // In an input method, Enter chooses a word and must not add a tag.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault()
      addTyped(typed)
    }
    const last = value.at(-1)
    if (typed || last === undefined) return
    // A held Backspace that has emptied the input must not remove tags.
    if (event.key === 'Backspace' && !event.repeat) remove(last)
    if (event.key === arrowKeys(event.currentTarget).back) {
      event.preventDefault()
      lastButton(event.currentTarget)?.focus()
    }
  }

  // An input drops line breaks from pasted text, so a list is parsed before.
  function handlePaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text')
    if (!isList(text)) return
    event.preventDefault()
    add(text)
  }

  function handleBlur(event: FocusEvent<HTMLElement>) {
    const isLeft = !event.currentTarget.contains(event.relatedTarget)
    // A new tag may need a new line, which would move the control that is being pressed.
    afterPress(() => latestLeave.current(isLeft))
  }

  function leave(isLeft: boolean) {
    if (typed.trim()) addTyped(typed)
    else setTyped('')
    if (isLeft) onBlur?.()
  }

  // The press that leaves the input may have removed a tag.
  const latestLeave = useRef(leave)
  useEffect(() => {
    latestLeave.current = leave
  })

  return (
    <Field {...field} aside={already(repeated)}>
      {(control, labelId) => (
        <>
          <Box onBlur={handleBlur}>
            {value.length > 0 && (
              <TagList
                labelledBy={labelId}
                tags={value}
                pointAt={repeated}
                disabled={disabled}
                onRemove={remove}
                onLeave={() => input.current?.focus()}
              />
            )}
            <BareInput
              {...control}
              ref={input}
              name={name}
              value={typed}
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

function told(tags: string[], what: 'added' | 'removed'): string {
  return tags.length > 0 ? `${tags.join(', ')} ${what}` : ''
}

function already(tags: string[]): string {
  return tags.length > 0 ? `${tags.join(', ')} ${tags.length > 1 ? 'are' : 'is'} already there` : ''
}

function lastButton(input: HTMLElement) {
  return input.previousElementSibling?.querySelector<HTMLElement>('li:last-child button')
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
