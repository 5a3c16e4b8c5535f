import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import { teamFixtures } from '@staff/content/team/team.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listPath, trashPath } from '../../../shared/paths'
import { answers } from '../../../testing/fakeApi/answers'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { expectToast } from '../../../testing/stories/expectToast'
import { chooseInRow } from '../../../testing/stories/rowMenu'
import { manyTrashed, trashedInAreas } from '../../../testing/stories/trashed'

const some = {
  ...trashedInAreas(careerFixtures, queryFixtures, teamFixtures),
  badges: true,
}
const titles = careerFixtures.records.map(career.titleOf)
// The parameters of a story are merged with those of all.
const EMPTY = { careers: [], queries: [], teams: [] }

/** The trash in the navigation, with the number of its records. */
const meta = {
  title: 'Screens/Features/Trash/In the navigation',
  component: AdminAt,
  args: { path: listPath('US', career) },
  parameters: { layout: 'fullscreen', api: some },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

export const Nine: Story = {
  play: async () => {
    await userEvent.click(await link('Trash 9 deleted'))
    await expect(await screen.findByRole('heading', { name: 'Trash' })).toBeVisible()
    await expect(await link('Trash 9 deleted')).toHaveAttribute('aria-current', 'page')
  },
}

/** An empty trash has no number. */
export const None: Story = {
  parameters: { api: { trashes: EMPTY } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
    await expect(await link('Trash')).toBeVisible()
  },
}

export const VeryMany: Story = {
  parameters: {
    api: {
      badges: true,
      answers: [answers.replying('trash', { records: [], total: 1200, areas: [] })],
    },
  },
  play: async () => expect(await link('Trash 99+ deleted')).toBeVisible(),
}

/** A person who may delete nothing has no trash in the navigation. */
export const OfStaff: Story = {
  args: { path: '/US/dashboard' },
  parameters: { api: { ...some, role: 'staff' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /Ana/ })
    const main = within(screen.getByRole('navigation', { name: 'Main' }))
    await expect(main.getByRole('link', { name: /^Queries/ })).toBeVisible()
    await expect(main.queryByRole('link', { name: /^Trash/ })).toBeNull()
  },
}

/** Without an answer there is no number, and nothing else is missing. */
export const NotLoaded: Story = {
  parameters: { api: { ...some, answers: [answers.failing('trash')] } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader')
    await expect(await link('Trash')).toBeVisible()
  },
}

/** The number follows a deletion, its undo, and a restore. */
export const Follows: Story = {
  tags: ['action'],
  play: async ({ canvas, step }) => {
    const fourth = titles[3] ?? ''
    await link('Trash 9 deleted')

    await step('A deletion', async () => {
      await chooseInRow(canvas, fourth, 'Delete')
      const dialog = within(await screen.findByRole('alertdialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
      await expectToast(`“${fourth}” is deleted.`)
      await link('Trash 10 deleted')
    })

    await step('Its undo', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
      await link('Trash 9 deleted')
    })
  },
}

/** The number follows many restores at once, in the trash of an area. */
export const FollowsMany: Story = {
  tags: ['action'],
  args: { path: trashPath('US', career) },
  parameters: { api: { trashes: { ...EMPTY, ...manyTrashed(careerFixtures).trashes } } },
  play: async ({ canvas }) => {
    await link('Trash 60 deleted')
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all shown' }))
    const bar = within(await screen.findByRole('region', { name: 'Selection' }))
    await userEvent.click(bar.getByRole('button', { name: 'Restore' }))
    await waitFor(async () => expect(await link('Trash 35 deleted')).toBeVisible())
  },
}

/** The link is in the drawer. Its number asks for nothing, so the button of the drawer has none. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Open navigation/ }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Navigation' }))
    await expect(await drawer.findByRole('link', { name: 'Trash 9 deleted' })).toBeVisible()
  },
}

export const Dark: Story = { ...Nine, globals: { theme: 'dark' } }

async function link(name: string) {
  const main = within(await screen.findByRole('navigation', { name: 'Main' }))
  return main.findByRole('link', { name })
}
