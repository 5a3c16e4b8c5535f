import { layout } from '@staff/ui'
import type { Decorator } from '@storybook/react-vite'

/** The width of a form beside its preview on a screen of 1280 px. */
export const previewLayout = frame('41.25rem')

/** The width of a short form that stands alone. */
export const standaloneLayout = frame(layout.form)

function frame(width: string): Decorator {
  return function Framed(Story) {
    return (
      <div style={{ maxInlineSize: width }}>
        <Story />
      </div>
    )
  }
}
