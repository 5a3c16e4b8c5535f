import { editPath } from '@staff/admin'
import { AdminAt, expectToast } from '@staff/admin/testing'
import { transcribe } from '@staff/admin/testing/screenReader'
import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

const { filled } = testimonialFixtures

// Update the file with `-- --project stories -u` and review it.
const transcripts = import.meta.glob<string>('./restore-a-version.transcript.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const stored = (file: string) => transcripts[`./${file}`]

/** What a screen reader reads while somebody looks at the history of a record and restores a version. */
const meta = {
  title: 'Journeys/Screen reader, history',
  component: AdminAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const RestoreAVersion: Story = {
  args: { path: editPath('US', testimonial, filled.id) },
  parameters: { api: twoVersions() },
  play: async ({ canvas }) => {
    await canvas.findByRole('form')
    const button = canvas.getByRole('link', { name: 'History' })
    const { step, compare } = transcribe(stored)
    await step('Opens the history', async () => {
      await press(button)
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
      await screen.findByRole('link', { name: /Version 1 / })
    })
    await step('Chooses the first version', async () => {
      for (let stops = 0; stops < 2; stops += 1) await userEvent.tab()
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await screen.findByRole('button', { name: 'Restore this version' })
      await screen.findByText('All fields are shown.')
    })
    await step('Restores it', async () => {
      for (let stops = 0; stops < 2; stops += 1) await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expectToast(/is restored/)
      await waitFor(() => expect(heading('Edit Priya R. Raman')).toHaveFocus())
    })
    await step('Undoes it', async () => {
      await userEvent.keyboard('{Alt>}t{/Alt}{Tab}{Enter}')
      await expectToast(/as it was before/)
      await canvas.findByRole('heading', { name: `Edit ${filled.name}` })
    })
    await compare('Restore a version')
  },
}

/** The name was another one before. */
function twoVersions() {
  const { name, rating, image, description } = filled
  const values = { name, rating, image, description }
  const about = { at: filled.createdAt, userId: null, userName: 'Ben Okafor' }
  const versions = [
    {
      ...about,
      version: 1,
      reason: 'created',
      changed: [],
      values: { ...values, name: 'Priya R. Raman' },
    },
    { ...about, version: 2, reason: 'changed', changed: ['name'], values },
  ]
  return {
    records: { testimonials: [{ ...filled, version: 2 }] },
    histories: { testimonials: { [filled.id]: versions } },
  }
}

async function press(control: HTMLElement) {
  control.focus()
  await userEvent.keyboard('{Enter}')
}

function heading(name: string) {
  return screen.getByRole('heading', { level: 1, name })
}
