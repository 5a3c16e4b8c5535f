import { Banner, layer } from '@staff/ui'
import type { Decorator } from '@storybook/react-vite'
import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'

const FORCED = '(forced-colors: active)'

/** Says above a screen how forced colours are switched on, as long as they are not. */
export const withForcedColoursHint: Decorator = (Story) => (
  <>
    <ForcedColoursHint />
    <Story />
  </>
)

function ForcedColoursHint() {
  const isForced = useSyncExternalStore(hearForced, () => matchMedia(FORCED).matches)
  if (isForced || !isInStorybook()) return null
  return (
    <Note>
      <Banner tone="info" title="Drawn in plain colours: this browser forces none">
        Open DevTools, then Rendering, and set “Emulate CSS media feature forced-colors” to active;
        or choose a contrast theme in Windows. Then the page has the few colours of the theme:
        shadows and grounds go, borders and outlines tell what is chosen, focused or refused.
      </Banner>
    </Note>
  )
}

function hearForced(tell: () => void): () => void {
  const query = matchMedia(FORCED)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** Whether a reader looks: the tests and the pictures have no sidebar around the story, whose address names a path. */
function isInStorybook(): boolean {
  return new URLSearchParams(window.parent.location.search).has('path')
}

// Over the screen, which fills the window, and out of the way of what is at its top.
const Note = styled.aside`
  position: fixed;
  inset-block-end: 1rem;
  inset-inline: 1rem;
  z-index: ${layer.toast};
  max-inline-size: 40rem;
  margin-inline: auto;
`
