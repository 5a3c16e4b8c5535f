import { Banner, layer } from '@staff/ui'
import type { Decorator } from '@storybook/react-vite'
import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'

const FORCED = '(forced-colors: active)'

/** Shows how to turn on forced colours, unless they are on. */
export const withForcedColoursHint: Decorator = (Story) => (
  <>
    <ForcedColoursHint />
    <Story />
  </>
)

function ForcedColoursHint() {
  const isForced = useSyncExternalStore(subscribeToForced, () => matchMedia(FORCED).matches)
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

function subscribeToForced(onChange: () => void): () => void {
  const query = matchMedia(FORCED)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the story is inside Storybook, whose URL has a `path`; tests load the story without it. */
function isInStorybook(): boolean {
  return new URLSearchParams(window.parent.location.search).has('path')
}

// Above the screen, which fills the window, and at the end to keep clear of the top bar.
const Note = styled.aside`
  position: fixed;
  inset-block-end: 1rem;
  inset-inline: 1rem;
  z-index: ${layer.toast};
  max-inline-size: 40rem;
  margin-inline: auto;
`
