import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { Button } from '../Button/Button'
import { arabic, longText } from '../stories/states'
import { defineStatus } from '../stories/status'
import { space } from '../theme/tokens'
import { Popup, type PopupProps } from './Popup'

const meta = {
  title: 'Components/Overlays/Popup',
  component: Popup,
  parameters: {
    status: defineStatus({ stage: 'draft', accessibilityReviewed: '2026-11-22' }),
  },
  args: { label: 'Type', trigger: { current: null }, children: 'The choices', onClose: fn() },
  render: WithButton,
} satisfies Meta<typeof Popup>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }))
    await expect(await screen.findByRole('dialog', { name: 'Type' })).toBeVisible()
  },
}

export const LongText: Story = {
  args: { children: longText },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }))
    await expect(await screen.findByText(longText)).toBeVisible()
  },
}

/** For a button at the end of a row. */
export const AlignedWithTheEnd: Story = {
  args: { align: 'end' },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'end', paddingInline: space.s8 }}>
      <WithButton {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Choose' })
    await userEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Type' })
    await expect(dialog).toBeVisible()
    const { right } = button.getBoundingClientRect()
    await waitFor(() =>
      expect(Math.abs(dialog.getBoundingClientRect().right - right)).toBeLessThan(3),
    )
  },
}

/** It begins where its button begins. */
export const RightToLeft: Story = {
  args: { label: arabic.name, children: arabic.hint },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Choose' })
    await userEvent.click(button)
    await expect(await screen.findByRole('dialog', { name: arabic.name })).toBeVisible()
  },
}

/** Escape closes it, and the button has the focus again. */
export const ClosedByEscape: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Choose' })
    await userEvent.click(button)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

function WithButton({ onClose, ...props }: PopupProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  function handleClose() {
    setOpen(false)
    onClose()
  }
  return (
    <>
      <Button ref={trigger} onClick={() => setOpen(true)}>
        Choose
      </Button>
      {isOpen && <Popup {...props} trigger={trigger} onClose={handleClose} />}
    </>
  )
}
