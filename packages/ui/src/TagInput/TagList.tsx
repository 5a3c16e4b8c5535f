import { X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { styled } from 'styled-components'

import { color, radius, space, text, weight } from '../theme/tokens'
import { arrowKeys } from './arrowKeys'

export interface TagListProps {
  /** The id of the field's label, which names the list. */
  labelledBy: string
  /** The tags in display order. */
  tags: string[]
  /** The tags to highlight, because the user has tried to add them again. */
  pointAt: string[]
  /** Shows the tags without remove buttons. */
  disabled?: boolean
  /** Called with the tag to remove. */
  onRemove: (tag: string) => void
  /** Called when the focus moves past the last tag, or when the only tag is removed. */
  onLeave: () => void
}

/** The tags of a `TagInput`: one tab stop, with arrow keys inside. */
export function TagList({ labelledBy, tags, pointAt, disabled, onRemove, onLeave }: TagListProps) {
  const [current, setCurrent] = useState(0)
  const stop = Math.min(current, tags.length - 1)

  // The focus moves before the tag is removed; a removed button would lose it to the body.
  function remove(button: HTMLButtonElement, tag: string) {
    const neighbour = next(button) ?? previous(button)
    if (neighbour) neighbour.focus()
    else onLeave()
    onRemove(tag)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>, tag: string) {
    const button = event.currentTarget
    const { on, back } = arrowKeys(button)
    if (event.key === 'Delete' || event.key === 'Backspace') remove(button, tag)
    else if (event.key === back) previous(button)?.focus()
    else if (event.key === 'Home') first(button)?.focus()
    else if (event.key === 'End') onLeave()
    else if (event.key === on) {
      const neighbour = next(button)
      if (neighbour) neighbour.focus()
      else onLeave()
    } else return
    event.preventDefault()
  }

  return (
    <List aria-labelledby={labelledBy}>
      {tags.map((tag, index) => (
        <Tag key={tag} data-pointed-at={pointAt.includes(tag) || undefined}>
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

/** The tags and the input wrap together. */
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
  /* A visible edge in forced colours. */
  outline: 1px solid transparent;
  outline-offset: -1px;
  overflow-wrap: anywhere;

  &[data-pointed-at] {
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
