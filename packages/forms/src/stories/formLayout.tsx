import { layout } from '@staff/ui'
import type { Decorator } from '@storybook/react-vite'

/** As wide as a form is beside its preview on a screen of 1280 px, so that a story shows what staff get. */
export const previewLayout = frame('41.25rem')

/** As wide as a short form that stands alone. */
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
