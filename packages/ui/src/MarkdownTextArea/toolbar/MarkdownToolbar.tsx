import { Eye } from 'lucide-react'
import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { styled } from 'styled-components'

import { IconButton } from '../../IconButton/IconButton'
import { color, space, text, weight } from '../../theme/tokens'
import type { EditText } from '../edits/textEdit'
import { keysOf, labelOf, tools } from './tools'

export interface MarkdownToolbarProps {
  /** The accessible name. */
  label: string
  /** The id of the text area. */
  controls: string
  /** Whether the text cannot be changed. */
  isLocked: boolean
  /** Whether the preview is open. */
  isPreviewed: boolean
  /** Called with the edit of a pressed button. */
  onEdit: (edit: EditText) => void
  /** Called by 'Preview'. */
  onPreview: () => void
}

/** The marks of a Markdown text, and its preview: one tab stop with arrow keys between the buttons. */
export function MarkdownToolbar({
  label,
  controls,
  isLocked,
  isPreviewed,
  onEdit,
  onPreview,
}: MarkdownToolbarProps) {
  const [current, setCurrent] = useState(0)
  const stop = isLocked ? tools.length : current

  function handleFocus({ currentTarget, target }: FocusEvent) {
    const place = buttonsIn(currentTarget).indexOf(target)
    if (place !== -1 && !isLocked) setCurrent(place)
  }

  return (
    <Bar
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      onFocus={handleFocus}
      onKeyDown={moveFocus}
      onMouseDown={keepFocus}
    >
      {tools.map((tool, index) => (
        <Tool
          key={tool.name}
          label={labelOf(tool)}
          icon={tool.icon}
          aria-keyshortcuts={keysOf(tool)}
          disabled={isLocked}
          tabIndex={index === stop ? 0 : -1}
          onClick={() => onEdit(tool.edit)}
        />
      ))}
      <Preview
        label="Preview"
        icon={
          <>
            <Eye />
            <span aria-hidden>Preview</span>
          </>
        }
        aria-pressed={isPreviewed}
        tabIndex={stop === tools.length ? 0 : -1}
        onClick={onPreview}
      />
    </Bar>
  )
}

/** The text keeps focus and selection while a button is pressed, and shows no error. */
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}

function moveFocus(event: KeyboardEvent) {
  const { key, currentTarget, target } = event
  const buttons = buttonsIn(currentTarget).filter((button) => !button.matches(':disabled'))
  const place = buttons.indexOf(target as Element)
  const step = currentTarget.matches(':dir(rtl)') ? -1 : 1
  const last = buttons.length - 1
  const next = { ArrowRight: place + step, ArrowLeft: place - step, Home: 0, End: last }[key]
  if (next === undefined) return
  event.preventDefault()
  const button = buttons[(next + buttons.length) % buttons.length]
  if (button instanceof HTMLElement) button.focus()
}

function buttonsIn(bar: Element): Element[] {
  return Array.from(bar.querySelectorAll('button'))
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} 0;
  margin-block-end: ${space.s1};
`

const Tool = styled(IconButton)`
  flex: 0 1 2.75rem;
  min-inline-size: 1.75rem;
  max-inline-size: 2rem;

  @media (pointer: coarse) {
    max-inline-size: 2.75rem;
  }
`

const Preview = styled(Tool)`
  margin-inline-start: auto;

  &[aria-pressed='true'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  & > span {
    display: none;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 1px solid Highlight;
    }
  }
  @container (min-width: 28rem) {
    display: inline-flex;
    flex: none;
    gap: ${space.s2};
    align-items: center;
    inline-size: auto;
    max-inline-size: none;
    padding-inline: ${space.s2};
    font: ${text.md};
    font-weight: ${weight.label};

    & > span {
      display: inline;
    }
  }
`
