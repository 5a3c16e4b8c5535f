import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { Button } from '../Button/Button'
import { DeleteButton } from '../Button/DeleteButton'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog'
import { StoryRow } from '../stories/StoryRow'
import { defineStatus } from '../stories/status'
import { doAndDont } from '../stories/DoAndDont'
import { arabic, longText } from '../stories/states'

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Delete the testimonial of Priya Raman?',
    children: 'It disappears from the public site at once. This cannot be undone.',
    confirmLabel: 'Delete',
    confirmAs: DeleteButton,
    onConfirm: fn(),
    onCancel: fn(),
  },
  argTypes: { confirmAs: { control: false } },
  // Each in an iframe, because it covers the whole window.
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
    docs: { story: { inline: false, height: '20rem' } },
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The same Delete and Cancel controls as in a list. */
export const ControlsWithIcons: Story = {
  play: async () => {
    for (const name of ['Delete', 'Cancel']) {
      const button = await screen.findByRole('button', { name })
      await expect(button.querySelector('svg')).toBeVisible()
    }
  },
}

export const CancelHasTheFocus: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Delete the testimonial of Priya Raman?',
    })
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/u)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Confirmed: Story = {
  tags: ['action'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const EscapeCancels: Story = {
  tags: ['action'],
  play: async ({ args }) => {
    await screen.findByRole('alertdialog')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Deleting: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

function WithRow(args: ConfirmDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isGone, setIsGone] = useState(false)
  return (
    <main tabIndex={-1}>
      {!isGone && <Button onClick={() => setIsOpen(true)}>Delete this row</Button>}
      <ConfirmDialog
        {...args}
        isOpen={isOpen}
        onCancel={() => setIsOpen(false)}
        onConfirm={() => {
          setIsGone(true)
          setIsOpen(false)
        }}
      />
    </main>
  )
}

/** The button that opened the dialog disappears with its row: the focus moves to the main part of the page. */
export const OpenerGone: Story = {
  tags: ['action'],
  render: WithRow,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete this row' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}

export const LeavingUnsavedChanges: Story = {
  args: {
    tone: 'primary',
    title: 'Leave without saving?',
    children: 'Your changes to this testimonial are not saved yet.',
    confirmLabel: 'Leave',
    confirmAs: Button,
    cancelLabel: 'Stay',
  },
}

export const OnANarrowScreen: Story = { globals: { viewport: { value: 'smallPhone' } } }

export const LongText: Story = { args: { title: longText, children: longText } }

export const RightToLeft: Story = {
  args: { title: arabic.save, children: arabic.sentence },
  globals: { direction: 'rtl' },
}

export const DoDont: Story = {
  ...doAndDont({
    do: {
      show: (
        <>
          <strong>Delete the testimonial of Priya Raman?</strong>
          <p>It disappears from the public site at once. This cannot be undone.</p>
          <StoryRow>
            <Button>Cancel</Button>
            <Button variant="danger">Delete</Button>
          </StoryRow>
        </>
      ),
      because: 'name the record, what follows, and the act on the button.',
    },
    dont: {
      show: (
        <>
          <strong>Are you sure?</strong>
          <p>Press Yes to continue.</p>
          <StoryRow>
            <Button>No</Button>
            <Button variant="primary">Yes</Button>
          </StoryRow>
        </>
      ),
      because: 'ask what can only be answered from memory.',
    },
  }),
}
