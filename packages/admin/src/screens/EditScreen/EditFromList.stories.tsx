import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { listPath } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { problem } from '../../testing/fakeApi/fakeAnswer'
import { AdminAt } from '../../testing/stories/AdminAt'
import { openFromList, rename, save } from '../../testing/stories/editSteps'

const { filled } = testimonialFixtures
const newer = { ...filled, name: 'Priya Newer', version: filled.version + 1 }
const readingNewer = answers.readingOne('testimonials', { status: 200, body: newer })
const gone = problem(404)

/** A form that opens from a list shows what the list knows while the record loads. */
const meta = {
  title: 'Screens/Areas/Testimonials/Edit from the list',
  component: AdminAt,
  args: { path: listPath('US', testimonial) },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** The values of a record in the list are shown at once, and can be changed. */
export const EditedBeforeTheServerAnswers: Story = {
  parameters: { api: { answers: [answers.readingOne('testimonials', 'never')] } },
  play: async ({ canvas }) => {
    await openFromList(canvas)
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(filled.name)
    await rename(canvas, 'Priya R. Raman')
    await save(canvas)
    await expect(
      await canvas.findByRole('rowheader', { name: 'Priya R. Raman' }),
    ).toBeInTheDocument()
  },
}

/** Someone has changed the record since the list was read. */
export const NewerThanTheList: Story = {
  parameters: { api: { answers: [readingNewer] } },
  play: async ({ canvas }) => {
    await openFromList(canvas)
    await expect(await canvas.findByDisplayValue('Priya Newer')).toBeVisible()
  },
}

/** What is typed as soon as the form is there stays, although a newer version arrives. */
export const TypedAtOnce: Story = {
  parameters: { api: { answers: [readingNewer] } },
  play: async ({ canvas, canvasElement }) => {
    const typed = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        const field = canvasElement.querySelector<HTMLInputElement>('form [id$="-name"]')
        if (!field || field.closest('[inert]')) return
        observer.disconnect()
        field.focus()
        document.execCommand('selectAll')
        document.execCommand('insertText', false, 'Priya R. Raman')
        resolve()
      })
      observer.observe(canvasElement, { childList: true, subtree: true })
    })
    await openFromList(canvas)
    await typed
    // The answer is there by then.
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Priya R. Raman')
  },
}

/** Someone has deleted the record since the list was read. */
export const DeletedSinceTheList: Story = {
  parameters: { api: { answers: [answers.readingOne('testimonials', gone)] } },
  play: async ({ canvas }) => {
    await openFromList(canvas)
    await expect(await canvas.findByText('This testimonial does not exist')).toBeVisible()
  },
}
