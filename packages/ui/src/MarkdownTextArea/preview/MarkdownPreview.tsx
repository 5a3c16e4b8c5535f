import { memo, type Ref } from 'react'
import { RotateCw } from 'lucide-react'
import { styled } from 'styled-components'

import { Button } from '../../Button/Button'
import { Spinner } from '../../Spinner/Spinner'
import { breakpoint, color, radius, space } from '../../theme/tokens'
import type { ResolvePicture } from './RenderedMarkdown'
import type { RendererState } from './useRenderer'

export interface MarkdownPreviewProps extends RendererState {
  /** The scrolled element. */
  ref: Ref<HTMLElement>
  /** The accessible name. */
  label: string
  /** The text. */
  markdown: string
  /** Where a picture is loaded; undefined for one that is not loaded. */
  resolvePicture: ResolvePicture | undefined
}

/** A Markdown text as it is read, with the states of its code. */
export const MarkdownPreview = memo(function Preview({
  ref,
  label,
  markdown,
  resolvePicture,
  ...state
}: MarkdownPreviewProps) {
  return (
    <div style={place}>
      {/* A part that scrolls must have a tab stop. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <Frame ref={ref} style={frame} aria-label={label} tabIndex={0}>
        <Content {...state} markdown={markdown} resolvePicture={resolvePicture} />
      </Frame>
    </div>
  )
})

function Content({
  renderer,
  hasFailed,
  retry,
  markdown,
  resolvePicture,
}: RendererState & Pick<MarkdownPreviewProps, 'markdown' | 'resolvePicture'>) {
  if (hasFailed) {
    return (
      <div role="alert" style={row}>
        The preview could not be loaded.
        <Button size="s" icon={<RotateCw />} onClick={retry}>
          Try again
        </Button>
      </div>
    )
  }
  if (markdown.trim() === '') return <p style={{ color: color.inkMuted }}>Nothing to preview yet</p>
  if (!renderer) return <Spinner label="Loading the preview…" />
  return (
    <renderer.Rendered
      markdown={markdown}
      render={renderer.render}
      resolvePicture={resolvePicture}
    />
  )
}

// Style sheets load with the first screen, so only what depends on the width is in one.

const frame = {
  padding: `${space.s2} ${space.s3}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  overflow: 'auto',
  background: color.sunken,
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s3 } as const

/** As high as the text area beside it, whatever the length of the text. */
const place = { position: 'relative', minInlineSize: 0 } as const

const Frame = styled.section`
  position: absolute;
  inset: 0;

  @container (max-width: ${breakpoint.column}) {
    position: static;
    max-block-size: 20rem;
  }
`
