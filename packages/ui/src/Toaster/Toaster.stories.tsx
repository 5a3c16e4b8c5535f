import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { Dialog } from '../Dialog/Dialog'
import { toast, Toaster } from './Toaster'

const meta = {
  title: 'Components/Toaster',
  component: Toaster,
  // Each in a frame of its own, because it covers the whole window.
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  beforeEach: () => () => toast.dismiss(),
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  play: async () => {
    toast.success('Testimonial of Priya Raman saved')
    await expect(await screen.findByRole('status')).toHaveTextContent('Priya Raman saved')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  },
}

export const Refused: Story = {
  play: async () => {
    toast.error('The email or the password is not right', { position: 'top-center' })
    await expect(await screen.findByRole('alert')).toHaveTextContent('not right')
  },
}

export const AllTones: Story = {
  play: async () => {
    toast.success('Testimonial saved', { autoClose: false })
    toast.info('Your session ended, please log in again', { autoClose: false })
    toast.warning('The picture is larger than it needs to be', { autoClose: false })
    toast.error('The testimonial could not be deleted because the server did not answer', {
      autoClose: false,
    })
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(4))
  },
}

export const OverADialog: Story = {
  tags: ['!autodocs'],
  render: () => (
    <>
      <Toaster />
      <Dialog isOpen onClose={() => {}} title="Query of Jonas Lind">
        A toast stays readable and within reach.
      </Dialog>
    </>
  ),
  play: async () => {
    await screen.findByRole('dialog')
    toast.error('The query could not be marked as read')
    const said = await screen.findByRole('alert')
    const { left, top } = said.getBoundingClientRect()
    await waitFor(() =>
      expect(said.contains(document.elementFromPoint(left + 20, top + 20))).toBe(true),
    )
  },
}
