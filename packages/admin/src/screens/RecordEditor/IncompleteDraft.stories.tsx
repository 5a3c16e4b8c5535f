import { career } from '@staff/content/career/career.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { createPath, editPath } from '../../shared/paths'
import { AdminAt } from '../../testing/stories/AdminAt'
import { save } from '../../testing/stories/editSteps'
import { expectToast } from '../../testing/stories/expectToast'
import { expectStatus } from '../ListScreen/live/stories/careersByStatus'
import {
  incompleteCareers,
  incompleteDraft as draft,
  incompleteForWriter,
} from '../ListScreen/live/stories/incompleteCareers'

const LACKS = ['Job experience', 'Job location', 'Job description']

/** A draft needs only its title. The rest is asked for when it is published. */
const meta = {
  title: 'Screens/Features/Publishing/Incomplete draft',
  component: AdminAt,
  args: { path: editPath('US', career, draft.jobId) },
  parameters: { layout: 'fullscreen', api: incompleteCareers },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** A field that a draft lacks is empty, in the form and in the preview. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/are required to publish\.$/)).toBeVisible()
    await expect(await canvas.findByRole('textbox', { name: 'Experience' })).toHaveValue('')
  },
}

/** @summary A new career with nothing but its title is saved as a draft. */
export const SavedWithItsTitle: Story = {
  tags: ['action'],
  args: { path: createPath('US', career) },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Pilot')
    await saveDraft(canvas)
    await expectToast('The career was saved as a draft.')
    await expectStatus(canvas, 'Pilot', 'Draft')
  },
}

/** @summary Without its title there is no draft, and what is there must be right. */
export const DraftRefused: Story = {
  args: { path: createPath('US', career) },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Experience' }), '51')
    await saveDraft(canvas)
    await canvas.findByText('Two things to correct before saving')
    await expect(reasons(canvas)).toEqual([
      'Job title is required',
      'Job experience must be between 0 and 50 years',
    ])
  },
}

/** @summary Save publishes, so it asks for what is missing, and leads to each field. */
export const PublicationRefused: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Title' })
    await save(canvas)
    await canvas.findByText('Three things to correct before saving')
    await expect(reasons(canvas)).toEqual(LACKS.map((name) => `${name} is required`))
    await userEvent.click(canvas.getByRole('link', { name: 'Job location is required' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Location' })).toHaveFocus())
  },
}

export const PublicationRefusedOnAPhone: Story = {
  ...PublicationRefused,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const PublicationRefusedDark: Story = {
  ...PublicationRefused,
  globals: { theme: 'dark' },
}

/** @summary After a refused publication, it can still be saved as a draft. */
export const SavedAfterRefusal: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Location' }), 'Hull')
    await save(canvas)
    await canvas.findByText('Two things to correct before saving')
    await saveDraft(canvas)
    await expectToast('The career was saved as a draft.')
    await expectStatus(canvas, draft.title, 'Draft')
  },
}

/** @summary A save of somebody who may not publish needs only the title, too. */
export const SavedByAWriter: Story = {
  tags: ['action'],
  parameters: { api: incompleteForWriter },
  args: { path: createPath('US', career) },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Pilot')
    await userEvent.click(canvas.getByRole('button', { name: 'Add career' }))
    await expectToast('The career was saved as a draft.')
    await expectStatus(canvas, 'Pilot', 'Draft')
  },
}

/** @summary Nobody is asked to publish what is not complete. */
export const AskRefused: Story = {
  parameters: { api: incompleteForWriter },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask to publish…' }))
    await canvas.findByText('Three things to correct before saving')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

function reasons(canvas: Canvas): string[] {
  const summary = canvas.getByText(/to correct before saving$/).closest('[tabindex]')
  return within(summary instanceof HTMLElement ? summary : document.body)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

async function saveDraft(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'More ways to save' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Save as draft/ }))
}
