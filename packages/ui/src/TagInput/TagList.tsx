import { X } from 'lucide-react'
import { type KeyboardEvent, memo, type Ref, useState } from 'react'
import { styled } from 'styled-components'

import { color, radius, space, text, weight } from '../theme/tokens'
import { useSameFunction } from '../useSameFunction/useSameFunction'
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

  const keyDown = useSameFunction(handleKeyDown)
  const removeTag = useSameFunction(remove)

  return (
    <List ref={ref} aria-labelledby={labelledBy}>
      {tags.map((tag, index) => (
        <TagItem
          key={tag}
          tag={tag}
          index={index}
          isStop={index === stop}
          isHighlighted={highlighted.includes(tag)}
          disabled={disabled}
          onFocus={setCurrent}
          onKeyDown={keyDown}
          onRemove={removeTag}
        />
      ))}
    </List>
  )
}

interface TagItemProps {
  tag: string
  index: number
  /** Whether its button is the tab stop of the list. */
  isStop: boolean
  isHighlighted: boolean
  disabled: boolean | undefined
  onFocus: (index: number) => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>, tag: string) => void
  onRemove: (button: HTMLButtonElement, tag: string) => void
}

/** One tag. It is memoized, because a list can have hundreds and one more changes none of them. */
const TagItem = memo((props: TagItemProps) => {
  const { tag, index, isStop, isHighlighted, disabled, onFocus, onKeyDown, onRemove } = props
  return (
    <Tag data-highlighted={isHighlighted || undefined}>
      <span>{tag}</span>
      <Remove
        type="button"
        aria-label={`Remove ${tag}`}
        tabIndex={isStop ? 0 : -1}
        disabled={disabled}
        onFocus={() => onFocus(index)}
        onKeyDown={(event) => onKeyDown(event, tag)}
        onClick={(event) => onRemove(event.currentTarget, tag)}
      >
        <X aria-hidden size="0.875rem" />
      </Remove>
    </Tag>
  )
})

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
