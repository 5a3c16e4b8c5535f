import { editPath } from '@staff/admin'
import { AdminAt, expectToast } from '@staff/admin/testing'
import { transcribe } from '@staff/admin/testing/screenReader'
import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

const { filled } = testimonialFixtures

// Update the file with `-- --project stories -u` and review it.
const transcripts = import.meta.glob<string>('./schedule-a-change.transcript.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const stored = (file: string) => transcripts[`./${file}`]

/** What a screen reader reads while somebody schedules a change, at a time that the clocks of the region skip. */
const meta = {
  title: 'Journeys/Screen reader, schedule',
  component: AdminAt,
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const ScheduleAChange: Story = {
  args: { path: editPath('UK', testimonial, filled.id) },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    const { step, compare } = transcribe(stored)
    await step('Changes the name', async () => {
      name.focus()
      await userEvent.type(name, ' II')
      await screen.findByText(/^Draft kept on this device/)
    })
    await step('Chooses to schedule it', async () => {
      canvas.getByRole('button', { name: 'More ways to save' }).focus()
      await userEvent.keyboard('{Enter}')
      const item = await screen.findByRole('menuitem', { name: /^Schedule…/ })
      while (document.activeElement !== item) await userEvent.keyboard('{ArrowDown}')
      await userEvent.keyboard('{Enter}')
      const opened = await screen.findByRole('dialog', { name: /^Schedule this/ })
      await waitFor(() => expect(opened).toHaveFocus())
    })
    const dialog = within(screen.getByRole('dialog', { name: /^Schedule this/ }))
    const day = dialog.getByRole('textbox', { name: 'Start day' })
    await step('Types a time that does not exist', async () => {
      day.focus()
      await userEvent.clear(day)
      await userEvent.keyboard('28/3/2027')
      const time = dialog.getByRole('textbox', { name: 'Start time' })
      while (document.activeElement !== time) await userEvent.tab()
      await userEvent.clear(time)
      await userEvent.keyboard('1:30')
      await dialog.findByText('This time does not exist: clocks go forward.')
    })
    await step('Takes the next one', async () => {
      const use = dialog.getByRole('button', { name: 'Use 02:30' })
      while (document.activeElement !== use) await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await dialog.findByText(/^Sun 28 Mar 2027, 02:30/)
      await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Start time' })).toHaveFocus())
    })
    await step('Schedules the change', async () => {
      const schedule = dialog.getByRole('button', { name: 'Schedule' })
      while (document.activeElement !== schedule) await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expectToast(/goes live/)
      const list = await canvas.findByRole('heading', { name: 'Testimonials', level: 1 })
      await waitFor(() => expect(list).toHaveFocus())
    })
    await compare('Schedule a change')
  },
}
