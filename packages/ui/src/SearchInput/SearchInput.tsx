import { Search, X } from 'lucide-react'
import { type ComponentPropsWithoutRef, type KeyboardEvent, useId, useRef } from 'react'
import { styled } from 'styled-components'

import { BareInput, controlBox, InsideButton } from '../Field/control'
import { color, space } from '../theme/tokens'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

export interface SearchInputProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'onChange' | 'type'
> {
  /** What is searched, for screen readers only. */
  label: string
  /** The search text. */
  value: string
  /** Called with the new text; it is empty after Escape or the clear button. */
  onChange: (value: string) => void
}

/** A search text, with an icon and two ways to clear it: a button, and Escape. */
export function SearchInput({ label, value, onChange, id, ...rest }: SearchInputProps) {
  const ownId = useId()
  const input = useRef<HTMLInputElement>(null)

  // The first Escape clears the text; only the next one reaches the dialog or page.
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    rest.onKeyDown?.(event)
    if (event.key !== 'Escape' || !value) return
    event.preventDefault()
    event.stopPropagation()
    onChange('')
  }

  function handleClear() {
    onChange('')
    input.current?.focus()
  }

  return (
    <Box>
      <VisuallyHidden as="label" htmlFor={id ?? ownId}>
        {label}
      </VisuallyHidden>
      <Search aria-hidden size="1rem" />
      <BareInput
        autoComplete="off"
        {...rest}
        ref={input}
        id={id ?? ownId}
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {value && !rest.disabled && (
        <InsideButton type="button" aria-label="Clear search" onClick={handleClear}>
          <X aria-hidden size="1rem" />
        </InsideButton>
      )}
    </Box>
  )
}

const Box = styled.div`
  ${controlBox}

  position: relative;
  display: flex;
  gap: ${space.s2};
  align-items: center;
  padding-inline: ${space.s3} ${space.s1};

  > svg {
    color: ${color.inkMuted};
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
`
