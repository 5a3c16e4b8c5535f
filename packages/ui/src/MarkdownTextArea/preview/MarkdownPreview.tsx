import { memo, type Ref } from 'react'
import { RotateCw } from 'lucide-react'
import { styled } from 'styled-components'

import { Button } from '../../Button/Button'
import { Spinner } from '../../Spinner/Spinner'
import { color, radius, space } from '../../theme/tokens'
import type { RendererState } from './useRenderer'

export interface MarkdownPreviewProps extends RendererState {
  /** The scrolled element. */
  ref: Ref<HTMLElement>
  /** The accessible name. */
  label: string
  /** The text. */
  markdown: string
}

/** A Markdown text as it is read, with the states of its code. */
export const MarkdownPreview = memo(function Preview({
  ref,
  label,
  markdown,
  ...state
}: MarkdownPreviewProps) {
  return (
    <Place>
      {/* A part that scrolls must have a tab stop. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <Frame ref={ref} aria-label={label} tabIndex={0}>
        <Content {...state} markdown={markdown} />
      </Frame>
    </Place>
  )
})

function Content({
  renderer,
  hasFailed,
  retry,
  markdown,
}: RendererState & Pick<MarkdownPreviewProps, 'markdown'>) {
  if (hasFailed) {
    return (
      <Failed role="alert">
        The preview could not be loaded.
        <Button size="s" icon={<RotateCw />} onClick={retry}>
          Try again
        </Button>
      </Failed>
    )
  }
  if (markdown.trim() === '') return <Nothing>Nothing to preview yet</Nothing>
  if (!renderer) return <Spinner label="Loading the preview…" />
  return <renderer.Rendered markdown={markdown} render={renderer.render} />
}

/** As high as the text area beside it, whatever the length of the text. */
const Place = styled.div`
  position: relative;
  min-inline-size: 0;
`

const Frame = styled.section`
  max-block-size: 20rem;
  min-block-size: 5rem;
  padding: ${space.s2} ${space.s3};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  overflow: auto;
  background: ${color.sunken};

  @container (min-width: 40rem) {
    position: absolute;
    inset: 0;
    max-block-size: none;
  }
`

const Nothing = styled.p`
  color: ${color.inkMuted};
`

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s3};
  align-items: center;
`
