import { useDeferredValue, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'

import { Area } from '../Field/control'
import { Field } from '../Field/Field'
import type { TextAreaProps } from '../TextArea/TextArea'
import { breakpoint, space } from '../theme/tokens'
import { continueList } from './edits/continueList'
import { useEdits } from './edits/useEdits'
import { pasteInto } from './paste/pasteInto'
import { MarkdownPreview } from './preview/MarkdownPreview'
import { useRenderer, type LoadRenderer } from './preview/useRenderer'
import { useScrollTogether } from './preview/useScrollTogether'
import type { ResolvePicture } from './preview/RenderedMarkdown'
import { MarkdownToolbar } from './toolbar/MarkdownToolbar'
import type { MarkdownTool } from './toolbar/moreTools'
import { toolOf } from './toolbar/tools'

export interface MarkdownTextAreaProps extends Omit<
  TextAreaProps,
  'value' | 'defaultValue' | 'ref'
> {
  /** The text. The component is controlled, because it shows a preview. */
  value: string
  /**
   * Loads the function that makes safe HTML of Markdown, when the preview opens for the first time. The same function at each render.
   */
  loadRenderer: LoadRenderer
  /**
   * The height in lines; the user can enlarge it.
   * @default 6
   */
  rows?: number
  /**
   * Further buttons, such as for pictures. The same list at each render.
   * @default none
   */
  moreTools?: readonly MarkdownTool[]
  /**
   * Where the preview loads a picture of a text; undefined for one that it does not load. The same function at each render.
   * @default the preview shows links in the place of pictures
   */
  resolvePicture?: ResolvePicture
  /** Called at each change of the text. */
  onChange?: TextAreaProps['onChange']
}

/**
 * A text of several lines in Markdown, with buttons for its marks and a preview. Texts that are pasted from documents and web pages become
 * Markdown, and the browser's undo takes back each button.
 */
export function MarkdownTextArea({
  id,
  label,
  required,
  hint,
  error,
  aside,
  loadRenderer,
  rows = 6,
  moreTools = NONE,
  resolvePicture,
  onKeyDown,
  ...rest
}: MarkdownTextAreaProps) {
  const isLocked = Boolean(rest.disabled || rest.readOnly)
  const { area, carryOut, press } = useEdits(isLocked)
  const isPlainPaste = useRef(false)
  const [isPreviewed, setPreviewed] = useState(false)
  const renderer = useRenderer(loadRenderer, isPreviewed)
  const markdown = useDeferredValue(rest.value)
  const preview = useScrollTogether(area, isPreviewed && renderer.renderer ? markdown : undefined)

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    onKeyDown?.(event)
    isPlainPaste.current = isPlainPasteKey(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    const edit = isEnter(event) ? continueList : toolOf(event)?.edit
    if (edit && (carryOut(edit) || !isEnter(event))) event.preventDefault()
  }

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    if (!isPlainPaste.current && !isLocked) pasteInto(event.currentTarget, event.nativeEvent)
    isPlainPaste.current = false
  }

  return (
    <Field id={id} label={label} required={required} hint={hint} error={error} aside={aside}>
      {(control) => (
        <div style={container}>
          <MarkdownToolbar
            label={`Formatting of ${label}`}
            controls={control.id}
            isLocked={isLocked}
            isPreviewed={isPreviewed}
            onEdit={(edit) => {
              area.current?.focus()
              carryOut(edit)
            }}
            moreTools={moreTools}
            onMore={press}
            onPreview={() => setPreviewed(!isPreviewed)}
          />
          <Split data-split={isPreviewed || undefined}>
            <Area
              {...rest}
              {...control}
              ref={area}
              rows={rows}
              onKeyDown={handleKeyDown}
              onPaste={handlePaste}
              onScroll={preview.follow}
            />
            {isPreviewed && (
              <MarkdownPreview
                {...renderer}
                ref={preview.ref}
                label={`Preview of ${label}`}
                markdown={markdown}
                resolvePicture={resolvePicture}
              />
            )}
          </Split>
        </div>
      )}
    </Field>
  )
}

function isEnter({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key === 'Enter' && !ctrlKey && !metaKey && !altKey && !shiftKey
}

function isPlainPasteKey({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'v' && shiftKey && (ctrlKey || metaKey)
}

const NONE: readonly MarkdownTool[] = []

const container = { containerType: 'inline-size' } as const

const Split = styled.div`
  &[data-split] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space.s2};
  }
  @container (max-width: ${breakpoint.column}) {
    &[data-split] {
      grid-template-columns: 100%;
    }
  }
`
