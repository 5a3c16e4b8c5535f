import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button, Card } from '@staff/ui'

import { forceColours } from '../packages/admin/src/testing/limits/forceColours'

/** Tests that the stories in forced colours have them in every browser, too. */
const meta = {
  title: 'Project/Forcing colours',
  render: () => (
    <Card>
      <Button variant="primary">Save</Button>
      <span data-testid="canvas" style={{ forcedColorAdjust: 'none', background: 'Canvas' }} />
    </Card>
  ),
  tags: ['!dev', '!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The card loses its shadow, and the button its colour, until the colours are no longer forced. */
export const Forced: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' })
    const before = getComputedStyle(button).backgroundColor
    const restore = forceColours()
    const { backgroundColor, boxShadow } = getComputedStyle(button.parentElement ?? button)
    await expect(boxShadow).toBe('none')
    await expect(backgroundColor).toBe(
      getComputedStyle(canvas.getByTestId('canvas')).backgroundColor,
    )
    await expect(getComputedStyle(button).backgroundColor).not.toBe(before)
    restore()
    await expect(getComputedStyle(button).backgroundColor).toBe(before)
  },
}
