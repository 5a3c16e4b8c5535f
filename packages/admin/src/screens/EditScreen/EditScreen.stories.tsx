import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { editPath } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import { leaveWithChanges, rename, save } from '../../testing/stories/editSteps'

const { filled } = testimonialFixtures

/** A record is edited: its states, its preview, and what can go wrong. */
const meta = {
  title: 'Screens/Areas/Testimonials/Edit',
  component: AdminAt,
  args: { path: editPath('US', testimonial, filled.id) },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue(filled.name)
    const preview = canvas.getByRole('region', { name: 'On the public site' })
    await expect(within(preview).getByText(filled.name)).toBeVisible()
    const created = canvas.getByText('Created')
    const follows = Node.DOCUMENT_POSITION_FOLLOWING
    await expect(preview.compareDocumentPosition(created)).toBe(follows)
    await expect(canvas.queryByText('Version')).not.toBeInTheDocument()
  },
}

export const Loading: Story = {
  parameters: { api: { answers: [answers.never('testimonials')] } },
}

export const NotFound: Story = {
  args: { path: editPath('US', testimonial, 'no-such-record') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This testimonial does not exist')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All testimonials' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { api: { answers: [answers.failing('testimonials')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The testimonial could not be loaded')).toBeVisible()
  },
}

export const FailedAndRetried: Story = {
  tags: ['action'],
  parameters: { api: { answers: [answers.failing('testimonials', 1)] } },
  play: async ({ canvas }) => {
    await canvas.findByText('The testimonial could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toBeVisible()
  },
}

/** A save returns to the list, which shows the change. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    await rename(canvas, 'Priya R. Raman')
    await save(canvas)
    await expectToast('“Priya R. Raman” is saved.')
    await expect(
      await canvas.findByRole('rowheader', { name: 'Priya R. Raman' }),
    ).toBeInTheDocument()
  },
}

export const SaveRefused: Story = {
  parameters: {
    api: { answers: [answers.refusing('testimonials', { name: 'Name is used already' })] },
  },
  play: async ({ canvas }) => {
    await rename(canvas, 'Tom Okafor')
    await save(canvas)
    await expect(await canvas.findByRole('link', { name: 'Name is used already' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid()
    await waitFor(() =>
      expect(document.title).toBe(`Error: ${filled.name} · Edit testimonial · Staff console`),
    )
  },
}

export const SaveFailed: Story = {
  parameters: { api: { answers: [answers.failingToSave('testimonials')] } },
  play: async ({ canvas }) => {
    await rename(canvas, 'Priya R. Raman')
    await save(canvas)
    await expect(await canvas.findByText(/What you typed is still here/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Priya R. Raman')
  },
}

/** The server does not respond: after the timeout the form shows the error and a retry. */
export const SaveTimedOut: Story = {
  parameters: {
    api: { answers: [answers.neverSaving('testimonials')], timeouts: { write: 100 } },
  },
  play: async ({ canvas }) => {
    await rename(canvas, 'Priya R. Raman')
    await save(canvas)
    await expect(await canvas.findByText(/takes too long to answer/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Priya R. Raman')
  },
}

/** The change is stored, but the response is lost: a retry returns to the list without a conflict. */
export const SavedOnceAfterALostResponse: Story = {
  parameters: { api: { answers: [answers.losingAnAnswer('testimonials')] } },
  play: async ({ canvas }) => {
    await rename(canvas, 'Priya R. Raman')
    await save(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expectToast('“Priya R. Raman” is saved.')
    await expect(
      await canvas.findByRole('rowheader', { name: 'Priya R. Raman' }),
    ).toBeInTheDocument()
  },
}

/** Somebody has changed the same field meanwhile. */
export const Conflict: Story = {
  parameters: {
    api: {
      answers: [answers.conflicting('testimonials', { ...filled, name: 'Priya S.', version: 9 })],
    },
  },
  play: async ({ canvas }) => {
    await rename(canvas, 'Priya R. Raman')
    await save(canvas)
    const title = 'You and someone else both changed Name'
    await expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
  },
}

export const LeavingWithChanges: Story = {
  play: async ({ canvas }) => {
    const dialog = await leaveWithChanges(canvas)
    const stay = dialog.getByRole('button', { name: 'Stay' })
    await expect(stay).toBeVisible()
    await expect(stay.querySelector('svg')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Leave without saving' })).toBeVisible()
  },
}

export const StayedWithChanges: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const dialog = await leaveWithChanges(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Priya R. Raman')
  },
}

export const LeftWithoutSaving: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const dialog = await leaveWithChanges(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Leave without saving' }))
    await expect(await canvas.findByRole('rowheader', { name: 'Priya Raman' })).toBeInTheDocument()
  },
}

/** On a phone too, neither the top bar nor the save bar covers the focused control. */
export const FocusNotObscured: Story = {
  tags: ['action'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('form', { name: 'testimonial' })
    const bar = within(form).getByRole('button', { name: 'Cancel' }).parentElement
    const controls = Array.from(
      form.querySelectorAll<HTMLElement>('input:not([type=file]), textarea, button'),
    ).filter((control) => !bar?.contains(control))
    await expect(controls.length).toBeGreaterThan(5)
    const top = canvas.getAllByRole('banner')[0]?.getBoundingClientRect().bottom ?? Infinity

    const covered = [...controls, ...controls.toReversed()].filter((control) => {
      control.focus()
      const bottom = bar?.getBoundingClientRect().top ?? 0
      const place = control.getBoundingClientRect()
      return place.top < top || place.bottom > bottom
    })
    await expect(covered).toEqual([])
  },
}
