import { useEffect, useState, type ComponentType } from 'react'

import type { RenderedMarkdownProps } from './RenderedMarkdown'
import { useSameFunction } from '../../useSameFunction/useSameFunction'

/** Loads the function that makes HTML of Markdown. */
export type LoadRenderer = () => Promise<(markdown: string) => string>

/** The code of a preview, once it is loaded. */
export interface Renderer {
  render: (markdown: string) => string
  Rendered: ComponentType<RenderedMarkdownProps>
}

export interface RendererState {
  renderer: Renderer | undefined
  hasFailed: boolean
  retry: () => void
}

/** Loads the code of a preview when the preview opens for the first time. */
export function useRenderer(loadRenderer: LoadRenderer, isOpen: boolean): RendererState {
  const [renderer, setRenderer] = useState<Renderer>()
  const [hasFailed, setFailed] = useState(false)
  const isNeeded = isOpen && !renderer && !hasFailed

  useEffect(() => {
    if (!isNeeded) return undefined
    let isCurrent = true
    load(loadRenderer).then(
      (loaded) => isCurrent && setRenderer(loaded),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [isNeeded, loadRenderer])

  const retry = useSameFunction(() => setFailed(false))

  return { renderer, hasFailed, retry }
}

async function load(loadRenderer: LoadRenderer): Promise<Renderer> {
  const [render, { RenderedMarkdown }] = await Promise.all([
    loadRenderer(),
    import('./RenderedMarkdown'),
  ])
  return { render, Rendered: RenderedMarkdown }
}
