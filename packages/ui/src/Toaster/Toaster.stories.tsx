import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { Button } from '../Button/Button'
import { Dialog } from '../Dialog/Dialog'
import { toast, Toaster } from './Toaster'
import { TextInput } from '../TextInput/TextInput'
import { Root as Toast } from './parts'
import { defineStatus } from '../stories/status'
import { doAndDont } from '../stories/DoAndDont'
import { longText } from '../stories/states'

const meta = {
  title: 'Components/Feedback/Toaster',
  component: Toaster,
  // Each in an iframe, because it covers the whole window.
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
    docs: { story: { inline: false, height: '17rem' } },
  },
  beforeEach: () => () => toast.dismiss(),
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async () => {
    toast.info('Testimonial of Priya Raman saved', { autoClose: false })
    await expect(await screen.findByRole('status')).toHaveTextContent('Priya Raman')
  },
}

export const DoDont: Story = doAndDont({
  do: {
    show: (
      <>
        <TextInput label="Email" error="Email is required" />
        <Button variant="primary">Save changes</Button>
      </>
    ),
    because: 'put an error where it is corrected, and where it stays. A toast may repeat it.',
  },
  dont: {
    show: (
      <>
        <Toast>
          <div className="Toastify__toast Toastify__toast--error">Email is required</div>
        </Toast>
        <TextInput label="Email" />
      </>
    ),
    because: 'tell an error in a toast alone: five seconds later nobody can read it.',
  },
})

export const LongText: Story = {
  play: async () => {
    toast.warning(longText, { autoClose: false })
    await expect(await screen.findByRole('status')).toHaveTextContent(longText)
  },
}

export const RightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } }

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

/** An error with what can be done about it. */
export const RefusedWithAction: Story = {
  play: async () => {
    const onAction = fn()
    toast.errorWithAction('Ben Okafor has changed “Priya Raman” since, so it was not undone.', {
      label: 'Compare…',
      onAction,
    })
    const said = await screen.findByRole('alert')
    await expect(said).toHaveTextContent('so it was not undone.')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Compare…' })).toBeVisible())
    await expect(onAction).not.toHaveBeenCalled()
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

/** With reduced motion a toast stays as long as otherwise, and nothing moves. */
export const WithoutMotion: Story = {
  play: async () => {
    toast.info('Testimonial of Priya Raman saved')
    await screen.findByRole('status')
    const clock = document.querySelector('.Toastify__progress-bar')
    await expect(clock && getComputedStyle(clock).animationDuration).toBe('5s')
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
