import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'

import { Button, Dialog, loadOverlays } from '@staff/ui'

/** Tests that play functions run without motion, also in a browser that asks for no less of it. */
const meta = {
  title: 'Project/Playing without motion',
  render: () => <Example />,
  beforeEach: loadOverlays,
  tags: ['!dev', '!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A dialog is whole in the frame in which it opens. */
export const ADialogOpens: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(document.documentElement).toHaveAttribute('data-playing')
    const shown = [dialog, dialog.parentElement, dialog.parentElement?.parentElement]
    for (const each of shown) {
      if (!each) continue
      const { opacity, transitionDuration } = getComputedStyle(each)
      await expect({ opacity, transitionDuration }).toEqual({
        opacity: '1',
        transitionDuration: '0s',
      })
    }
  },
}

/** What does not play keeps its motion. */
export const NothingPlays: Story = {
  render: () => <Still />,
}

function Example() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Opened">
        Its content
      </Dialog>
    </>
  )
}

/** Throws if motion is off although nothing plays. */
function Still() {
  if (document.documentElement.dataset['playing'] !== undefined)
    throw new Error('Motion is off although nothing plays')
  return <Button>Still</Button>
}
