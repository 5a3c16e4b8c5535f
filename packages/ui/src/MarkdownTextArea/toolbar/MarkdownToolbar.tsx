import { Eye } from 'lucide-react'
import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { styled } from 'styled-components'

import { Button } from '../../Button/Button'
import { IconButton } from '../../IconButton/IconButton'
import { space } from '../../theme/tokens'
import type { EditText } from '../edits/textEdit'
import type { MarkdownTool } from './moreTools'
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
  /** Further buttons. */
  moreTools: readonly MarkdownTool[]
  /** Called with the edit of a pressed button. */
  onEdit: (edit: EditText) => void
  /** Called with a further button that was pressed. */
  onMore: (tool: MarkdownTool) => void
  /** Called by 'Preview'. */
  onPreview: () => void
}

/** The marks of a Markdown text, and its preview: one tab stop with arrow keys between the buttons. */
export function MarkdownToolbar({
  label,
  controls,
  isLocked,
  isPreviewed,
  moreTools,
  onEdit,
  onMore,
  onPreview,
}: MarkdownToolbarProps) {
  const [current, setCurrent] = useState(0)
  const last = tools.length + moreTools.length
  const stop = isLocked ? last : current

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
      {moreTools.map((tool, index) => (
        <Tool
          key={tool.name}
          label={tool.name}
          icon={tool.icon}
          disabled={isLocked}
          tabIndex={tools.length + index === stop ? 0 : -1}
          onClick={() => onMore(tool)}
        />
      ))}
      <Button
        variant="quiet"
        size="s"
        icon={<Eye />}
        aria-pressed={isPreviewed}
        tabIndex={stop === last ? 0 : -1}
        style={atTheEnd}
        onClick={onPreview}
      >
        Preview
      </Button>
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

const atTheEnd = { marginInlineStart: 'auto' }

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s1} 0;
  margin-block-end: ${space.s2};
`

/** As many as fit stay in one line, also on a phone. */
const Tool = styled(IconButton)`
  flex: 1 1 1.875rem;
  max-inline-size: 2rem;

  @media (pointer: coarse) {
    max-inline-size: 2.75rem;
  }
`
