import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { reviewPath } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { expectToast } from '../../testing/stories/expectToast'
import { careersByStatus, careerWith } from '../ListScreen/live/stories/careersByStatus'
import { ownRequests, requests } from './stories/reviews'

const draft = careerWith('Draft').title
const changed = careerWith('Published and changed').title
const back = careerWith('Unpublished').title

/** What colleagues ask to publish: who may publish answers, who may not sees what became of it. */
const meta = {
  title: 'Screens/Features/Publishing/Review',
  component: AdminAt,
  args: { path: reviewPath('US') },
  parameters: { layout: 'fullscreen', api: requests },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async () => {
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }))
    await expect(waiting.getAllByRole('listitem')).toHaveLength(2)
    await expect(waiting.getByText('The salary is agreed.')).toBeVisible()
    await expect(waiting.getByRole('link', { name: draft })).toBeVisible()
    const others = within(screen.getByRole('region', { name: 'Other requests' }))
    await expect(others.getAllByRole('listitem')).toHaveLength(1)
    await expect(others.queryByRole('button', { name: /^Publish/ })).toBeNull()
  },
}

export const WaitingOnAPhone: Story = {
  ...Waiting,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const WaitingDark: Story = { ...Waiting, globals: { theme: 'dark' } }

/** The number of those that wait for the user. */
export const InTheNavigation: Story = {
  parameters: { api: { ...requests, badges: true } },
  play: async () => {
    const main = within(await screen.findByRole('navigation', { name: 'Main' }))
    const link = await main.findByRole('link', { name: 'Review 2 waiting' })
    await expect(link).toHaveAttribute('aria-current', 'page')
  },
}

/** @summary The request ends with the publication. */
export const Published: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Publish ${draft}` }))
    await expectToast('The career was published.')
    await waitFor(() => expect(canvas.queryByRole('link', { name: draft })).toBeNull())
    await expect(canvas.getByRole('link', { name: changed })).toBeVisible()
  },
}

export const SendBackAsked: Story = {
  play: async ({ canvas }) => {
    const dialog = await askToSendBack(canvas)
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveFocus())
  },
}

export const SendBackRefused: Story = {
  play: async ({ canvas }) => {
    const dialog = await askToSendBack(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Send back' }))
    await expect(await dialog.findByText('Comment is required')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveFocus()
  },
}

/** @summary The person who asked sees the comment. */
export const SentBack: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const dialog = await askToSendBack(canvas)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Name the place.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send back' }))
    await expectToast(`“${draft}” was sent back to Sam Staff.`)
    await expect(await canvas.findByText('Name the place.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: `Publish ${draft}` })).toBeNull()
  },
}

/** What was typed stays. */
export const SendBackFailed: Story = {
  parameters: { api: { ...requests, answers: [answers.failingToSave('careers')] } },
  play: async ({ canvas }) => {
    const dialog = await askToSendBack(canvas)
    const comment = dialog.getByRole('textbox', { name: 'Comment' })
    await userEvent.type(comment, 'Name the place.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send back' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(comment).toHaveValue('Name the place.')
  },
}

/** Somebody who may not publish sees their own requests, and withdraws them. */
export const OfWriter: Story = {
  parameters: { api: ownRequests },
  play: async () => {
    const own = within(await screen.findByRole('region', { name: 'Your requests' }))
    await expect(own.getAllByRole('listitem')).toHaveLength(3)
    await expect(own.getByText('Please name the place, and who to ask.')).toBeVisible()
    await expect(own.queryByRole('button', { name: /^Publish/ })).toBeNull()
  },
}

/** @summary A withdrawn request is gone. */
export const Withdrawn: Story = {
  tags: ['action'],
  parameters: { api: ownRequests },
  play: async ({ canvas }) => {
    const withdraw = `Withdraw the request about ${back}`
    await userEvent.click(await canvas.findByRole('button', { name: withdraw }))
    await expectToast(`The request about “${back}” is withdrawn.`)
    await waitFor(() => expect(canvas.queryByRole('link', { name: back })).toBeNull())
  },
}

export const Empty: Story = {
  parameters: { api: { ...careersByStatus, reviews: [] } },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Nobody asks to publish anything')).toBeVisible(),
}

export const Loading: Story = {
  parameters: { api: { ...requests, answers: [answers.never('reviews')] } },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading…')).toBeInTheDocument(),
}

export const Failed: Story = {
  parameters: { api: { ...requests, answers: [answers.failing('reviews')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The requests could not be loaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Somebody who may only read has no requests. */
export const OfReader: Story = {
  parameters: {
    api: {
      ...requests,
      role: 'staff',
      rights: { areas: { careers: 'see' }, actions: [], regions: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /denied/i })).toBeVisible()
    const main = within(screen.getByRole('navigation', { name: 'Main' }))
    await expect(main.queryByRole('link', { name: /^Review/ })).toBeNull()
  },
}

async function askToSendBack(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  await userEvent.click(await canvas.findByRole('button', { name: `Send back ${draft}` }))
  return within(await screen.findByRole('dialog', { name: 'Send this career back?' }))
}
