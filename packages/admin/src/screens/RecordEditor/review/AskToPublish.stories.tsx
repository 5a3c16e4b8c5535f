import { career } from '@staff/content/career/career.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { createPath, editPath } from '../../../shared/paths'
import { answers } from '../../../testing/fakeApi/answers'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { save } from '../../../testing/stories/editSteps'
import { expectToast } from '../../../testing/stories/expectToast'
import {
  careersByStatus,
  careerWith,
  expectStatus,
} from '../../ListScreen/live/stories/careersByStatus'
import { ownRequest, ownRequests, requestFor, requests, WRITER } from '../../Review/stories/reviews'

const published = careerWith('Published')
const draft = careerWith('Draft')
const writer = { ...careersByStatus, role: 'staff', rights: WRITER }

/** The form of somebody who writes and does not publish: each save is a draft, and they ask to publish it. */
const meta = {
  title: 'Screens/Features/Publishing/Ask to publish',
  component: AdminAt,
  args: { path: editPath('US', career, draft.jobId) },
  parameters: { layout: 'fullscreen', api: writer },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const Offered: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ask to publish…' })).toBeVisible()
    await expect(canvas.getByText('You can write, but not publish')).toBeVisible()
  },
}

export const OfferedOnAPhone: Story = {
  ...Offered,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const OfferedDark: Story = { ...Offered, globals: { theme: 'dark' } }

/** Nothing is to be asked about what the site shows as it is. The menu beside Save asks for what is typed. */
export const OfPublished: Story = {
  args: { path: editPath('US', career, published.jobId) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More ways to save' }))
    await expect(
      await screen.findByRole('menuitem', { name: /^Save and ask to publish…/ }),
    ).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: /^Schedule…/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Ask to publish…' })).toBeNull()
  },
}

/** @summary A save of somebody who may not publish is a draft, and the list says so. */
export const SavedAsDraft: Story = {
  tags: ['action'],
  args: { path: editPath('US', career, published.jobId) },
  play: async ({ canvas }) => {
    await retitle(canvas, 'Welder')
    await save(canvas)
    await expectToast('The career was saved as a draft.')
    await expectStatus(canvas, 'Welder', 'Published and changed')
  },
}

/** @summary What is typed is saved as a draft, and those who may publish are asked. */
export const Asked: Story = {
  tags: ['action'],
  args: { path: editPath('US', career, published.jobId) },
  play: async ({ canvas }) => {
    await retitle(canvas, 'Welder')
    await userEvent.click(canvas.getByRole('button', { name: 'More ways to save' }))
    await userEvent.click(
      await screen.findByRole('menuitem', { name: /^Save and ask to publish…/ }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Note/ }), 'For Monday')
    await userEvent.click(dialog.getByRole('button', { name: 'Ask to publish' }))
    await expectToast('“Welder” is saved. Those who may publish it are asked.')
    await expectStatus(canvas, 'Welder', 'Published and changed')
  },
}

/** @summary A new career is a draft, too. */
export const AskedForANewCareer: Story = {
  tags: ['action'],
  args: { path: `${createPath('US', career)}?from=${published.jobId}` },
  play: async ({ canvas }) => {
    await retitle(canvas, 'Welder')
    await userEvent.click(canvas.getByRole('button', { name: 'More ways to save' }))
    await userEvent.click(
      await screen.findByRole('menuitem', { name: /^Save and ask to publish…/ }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Ask to publish' }))
    await expectToast('“Welder” is saved. Those who may publish it are asked.')
    await expectStatus(canvas, 'Welder', 'Draft')
  },
}

/** What was saved stays saved, and the dialog says so. */
export const AskFailed: Story = {
  parameters: { api: { ...writer, answers: [answers.failingToSave('careers')] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask to publish…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Ask to publish' }))
    await expect(await dialog.findByText(/^The career is saved as a draft\./)).toBeVisible()
  },
}

export const WaitingForAnAnswer: Story = {
  parameters: { api: ownRequests },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ana Moreno asks to publish version 2')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Withdraw/ })).toBeVisible()
  },
}

export const ChangedSince: Story = {
  args: { path: editPath('US', career, careerWith('Unpublished').jobId) },
  parameters: {
    api: { ...ownRequests, reviews: [ownRequest(requestFor('Unpublished', { version: 1 }))] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It has changed since\.$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Ask again…' })).toBeVisible()
  },
}

export const SentBack: Story = {
  args: { path: editPath('US', career, careerWith('Unpublished').jobId) },
  parameters: { api: ownRequests },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ben Okafor sent version 2 back')).toBeVisible()
    await expect(canvas.getByText(/Please name the place/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Ask again…' })).toBeVisible()
  },
}

export const SentBackDark: Story = { ...SentBack, globals: { theme: 'dark' } }

/** Who may publish answers in the form. */
export const ToAnswer: Story = {
  parameters: { api: { ...requests, role: 'administrator' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sam Staff asks to publish version 2')).toBeVisible()
    await expect(canvas.getByRole('button', { name: `Send back ${draft.title}` })).toBeVisible()
  },
}

/** @summary The request and its notice end with the publication. */
export const Answered: Story = {
  tags: ['action'],
  parameters: { api: { ...requests, role: 'administrator', reviews: [requestFor('Draft')] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Publish ${draft.title}` }))
    await expectToast('The career was published.')
    await waitFor(() => expect(canvas.queryByText(/asks to publish/)).toBeNull())
  },
}

async function retitle(canvas: Canvas, text: string) {
  const title = await canvas.findByRole('textbox', { name: 'Title' })
  await userEvent.clear(title)
  await userEvent.type(title, text)
}
