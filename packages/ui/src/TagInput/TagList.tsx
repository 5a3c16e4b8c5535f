import { X } from 'lucide-react'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { styled } from 'styled-components'

import { color, radius, space, text, weight } from '../theme/tokens'
import { arrowKeys } from './arrowKeys'

export interface TagListProps {
  /** The list element. */
  ref?: Ref<HTMLUListElement>
  /** The id of the field's label, which names the list. */
  labelledBy: string
  /** The tags, in their order. */
  tags: string[]
  /** Tags to highlight, because the person tried to add them again. */
  highlighted: string[]
  /** Shows the tags without their remove buttons. */
  disabled?: boolean
  /** Receives the tag whose remove button was pressed. */
  onRemove: (tag: string) => void
  /** The focus moved past the last tag, or the only tag was removed. */
  onLeave: () => void
}

/** The tags of a `TagInput`: one tab stop, with arrow keys inside. */
export function TagList({
  ref,
  labelledBy,
  tags,
  highlighted,
  disabled,
  onRemove,
  onLeave,
}: TagListProps) {
  const [current, setCurrent] = useState(0)
  const stop = Math.min(current, tags.length - 1)

  // The focus moves before the tag disappears: a removed button would leave the focus on the body.
  function remove(button: HTMLButtonElement, tag: string) {
    const neighbour = next(button) ?? previous(button)
    if (neighbour) neighbour.focus()
    else onLeave()
    onRemove(tag)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>, tag: string) {
    const button = event.currentTarget
    const { forward, back } = arrowKeys(button)
    if (event.key === 'Delete' || event.key === 'Backspace') remove(button, tag)
    else if (event.key === back) previous(button)?.focus()
    else if (event.key === 'Home') first(button)?.focus()
    else if (event.key === 'End') onLeave()
    else if (event.key === forward) {
      const neighbour = next(button)
      if (neighbour) neighbour.focus()
      else onLeave()
    } else return
    event.preventDefault()
  }

  return (
    <List ref={ref} aria-labelledby={labelledBy}>
      {tags.map((tag, index) => (
        <Tag key={tag} data-highlighted={highlighted.includes(tag) || undefined}>
          <span>{tag}</span>
          <Remove
            type="button"
            aria-label={`Remove ${tag}`}
            tabIndex={index === stop ? 0 : -1}
            disabled={disabled}
            onFocus={() => setCurrent(index)}
            onKeyDown={(event) => handleKeyDown(event, tag)}
            onClick={(event) => remove(event.currentTarget, tag)}
          >
            <X aria-hidden size="0.875rem" />
          </Remove>
        </Tag>
      ))}
    </List>
  )
}

function next(button: HTMLButtonElement) {
  return button.closest('li')?.nextElementSibling?.querySelector('button')
}

function previous(button: HTMLButtonElement) {
  return button.closest('li')?.previousElementSibling?.querySelector('button')
}

function first(button: HTMLButtonElement) {
  return button.closest('ul')?.querySelector('button')
}

/** The tags flow together with the input that follows them. */
const List = styled.ul`
  display: contents;
`

const Tag = styled.li`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: 1.5rem;
  padding-inline-start: ${space.s2};
  border-radius: ${radius.s};
  background: ${color.accentSoft};
  color: ${color.accentText};
  font: ${text.sm};
  font-weight: ${weight.label};
  /* Forced colours show it as a border. */
  outline: 1px solid transparent;
  outline-offset: -1px;
  overflow-wrap: anywhere;

  &[data-highlighted] {
    outline: 2px solid ${color.accent};
    outline-offset: 0;
  }
  &:has(:disabled) {
    padding-inline-end: ${space.s2};
    background: color-mix(in srgb, ${color.ink} 8%, transparent);
    color: ${color.inkMuted};
  }
`

const Remove = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  cursor: pointer;

  &:hover {
    background: ${color.accent};
    color: ${color.accentInk};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:disabled {
    display: none;
  }

  @media (pointer: coarse) {
    inline-size: 2rem;
    block-size: 2rem;
  }
`
