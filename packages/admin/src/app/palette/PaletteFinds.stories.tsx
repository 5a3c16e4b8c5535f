import { career } from '@staff/content/career/career.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listPath } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'
import { ofLondon, someViews } from '../../testing/stories/careerViews'
import { careersByStatus, careerWith } from '../../screens/ListScreen/live/stories/careersByStatus'
import { groupNames, open } from './paletteSteps'

/** What the palette finds for a text, here and on the server. */
const meta = {
  title: 'Screens/Features/Palette/Finds',
  component: AdminAt,
  args: { path: listPath('US', career) },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

const longTitles = ['London', 'Remote within the United Kingdom'].map((detail, index) => ({
  area: 'careers',
  id: String(index),
  title:
    'Principal engineer for the platform of internal tools, data and observability (fixed term)',
  detail,
}))

/** A record opens its form. Its matches are marked. */
export const RecordFound: Story = {
  play: async () => {
    await open()
    await userEvent.keyboard('priya')
    const option = await screen.findByRole('option', { name: /^Priya Raman/ })
    await expect(option.querySelector('mark')).toHaveTextContent('Priya')
    await expect(option).toHaveAttribute('href', expect.stringContaining('/edit/'))
  },
}

/** A badge tells a record that the public site does not show, or shows in an earlier version. */
export const Statuses: Story = {
  parameters: { api: careersByStatus },
  play: async () => {
    await open()
    await userEvent.keyboard(careerWith('Scheduled').title)
    const option = await screen.findByRole('option', { name: /Scheduled$/ })
    await expect(within(option).getByText('Scheduled')).toBeVisible()
  },
}

/** A saved view opens its list as it was saved. */
export const ViewFound: Story = {
  parameters: { api: { views: someViews } },
  play: async () => {
    await open()
    await userEvent.keyboard('in london')
    const option = await screen.findByRole('option', { name: /^In London/ })
    await expect(option).toHaveAttribute('href', ofLondon)
    await expect(groupNames()).toContain('Views')
  },
}

/** Long titles are cut in one line each. */
export const LongTitles: Story = {
  parameters: { api: { answers: [answers.replying('search', { results: longTitles })] } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await open()
    await userEvent.keyboard('principal')
    const [option] = await screen.findAllByRole('option', { name: /^Principal/ })
    await expect(option?.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Without a network, screens and actions are found, and a sentence says what is missing. */
export const Offline: Story = {
  parameters: { api: { answers: [answers.offlineAt('search')] } },
  play: async () => {
    await open()
    await userEvent.keyboard('test')
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Records could not be searched',
    )
    await expect(screen.getByRole('option', { name: 'Testimonials' })).toBeVisible()
  },
}

/** Enter waits for the records if there is nothing else to open. */
export const EnterBeforeTheAnswer: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await open()
    await userEvent.keyboard('priya{Enter}')
    await expect(await canvas.findByRole('heading', { name: /Priya|Edit/ })).toBeVisible()
  },
}

export const NothingFound: Story = {
  play: async () => {
    await open()
    await userEvent.keyboard('zzzz')
    await expect(await screen.findByText(/^Nothing found for “zzzz”/)).toBeVisible()
  },
}

/** Screens and actions are found without the server. */
export const Failed: Story = {
  parameters: { api: { answers: [answers.failing('search', 1)] } },
  play: async () => {
    await open()
    await userEvent.keyboard('test')
    const retry = within(await screen.findByRole('alert')).getByRole('button', {
      name: 'Try again',
    })
    await expect(screen.getByRole('option', { name: 'Testimonials' })).toBeVisible()
    await expect(retry).toBeVisible()
  },
}

/** The second try succeeds. */
export const Retried: Story = {
  tags: ['action'],
  parameters: { api: { answers: [answers.failing('search', 1)] } },
  play: async () => {
    await open()
    await userEvent.keyboard('priya')
    const alert = within(await screen.findByRole('alert'))
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
    await expect(await screen.findByRole('option', { name: /^Priya Raman/ })).toBeVisible()
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

/** Screens and actions are there at once, and nothing says that there are no records before the server has answered. */
export const Loading: Story = {
  parameters: { api: { answers: [answers.never('search')] } },
  play: async () => {
    await open()
    await userEvent.keyboard('test')
    await expect(screen.getByRole('option', { name: 'Testimonials' })).toBeVisible()
    await userEvent.keyboard('zzz')
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    await expect(screen.queryByText(/^Nothing found/)).toBeNull()
    await expect(screen.getByRole('combobox')).toHaveFocus()
  },
}
