import type { Decorator } from '@storybook/react-vite'
import { useEffect, type ReactNode } from 'react'

import { forceColours } from './forceColours'

/** Forces colours in Storybook, unless the browser does it. */
export const withColoursForced: Decorator = (Story) => (
  <ForcedColours>
    <Story />
  </ForcedColours>
)

function ForcedColours({ children }: { children: ReactNode }) {
  useEffect(() => {
    if (matchMedia('(forced-colors: active)').matches || !isInStorybook()) return undefined
    return forceColours()
  }, [])
  return children
}

/** Whether the story is inside Storybook, whose URL has a `path`; tests load the story without it and emulate the medium. */
function isInStorybook(): boolean {
  return new URLSearchParams(window.parent.location.search).has('path')
}
