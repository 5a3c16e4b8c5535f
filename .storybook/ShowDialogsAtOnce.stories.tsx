import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'

import { Button, Dialog, loadOverlays } from '@staff/ui'

/** Tests that a dialog is visible as soon as it is open, whatever happened to the window before. */
const meta = {
  title: 'Project/Dialogs at once',
  render: () => <Example />,
  tags: ['!dev', '!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The window was lower for a moment while a text field had the focus, as it is while an on-screen keyboard is open. */
export const AfterALowerWindow: Story = {
  beforeEach: async () => {
    await loadOverlays()
    return () => setHeight(undefined)
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Name'))
    await setHeight(200)
    await setHeight(undefined)
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(await screen.findByLabelText('New name')).toHaveFocus()
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

/** Sets the height of the window as scripts see it, or restores it, and waits until React Aria has read it after 150 ms. */
function setHeight(value: number | undefined): Promise<void> {
  if (value === undefined) Reflect.deleteProperty(visualViewport ?? {}, 'height')
  else Object.defineProperty(visualViewport, 'height', { value, configurable: true })
  visualViewport?.dispatchEvent(new Event('resize'))
  return new Promise((resolve) => {
    setTimeout(resolve, 250)
  })
}

function Example() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <label>
        Name <input />
      </label>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Opened">
        <label>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- Only a focused text field makes React Aria wait. */}
          New name <input autoFocus />
        </label>
      </Dialog>
    </>
  )
}
