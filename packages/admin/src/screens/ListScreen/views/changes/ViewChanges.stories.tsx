import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listPath } from '../../../../shared/paths'
import { AdminAt } from '../../../../testing/stories/AdminAt'
import {
  careerView,
  chooseAction,
  contracts,
  expectCurrentView,
  inLondon,
  listLoaded,
  ofContracts,
  someViews,
  viewTab,
} from '../../../../testing/stories/careerViews'
import { expectToast } from '../../../../testing/stories/expectToast'

const list = listPath('US', career)
const { records } = careerFixtures
const CONTRACTS = records.filter(({ type }) => type === 'Contract').length

/** A list that is not as its view was saved, and the start view. */
const meta = {
  title: 'Screens/Features/Views/Changes',
  component: AdminAt,
  args: { path: list },
  parameters: { layout: 'fullscreen', api: { views: someViews } },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** The search, the page and another order keep the view in the address. */
export const Changed: Story = {
  args: { path: ofContracts },
  play: async ({ canvas }) => {
    await expectCurrentView('Contracts')
    await userEvent.type(canvas.getByRole('searchbox'), 'engineer')
    await expect(await canvas.findByText('Changed')).toBeVisible()
    await expectCurrentView('Contracts')
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Reset' })).toBeVisible()
  },
}

export const Dark: Story = { ...Changed, globals: { theme: 'dark' } }

export const Reset: Story = {
  tags: ['action'],
  args: { path: `${ofContracts}&q=engineer` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Reset' }))
    await waitFor(() => expect(canvas.queryByText('Changed')).toBeNull())
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(await viewTab('Contracts')).toHaveFocus()
  },
}

export const ChangesSaved: Story = {
  tags: ['action'],
  args: { path: `${list}?view=${inLondon.id}&q=London&type=Internship` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await expectToast('“In London” is saved.')
    await expect(canvas.queryByText('Changed')).toBeNull()
    await waitFor(async () => expect(await viewTab('In London')).toHaveTextContent('London1'))
  },
}

/** The columns are part of a view: hiding one changes it, and not what the user sees elsewhere. */
export const ColumnsChanged: Story = {
  args: { path: ofContracts },
  play: async ({ canvas }) => {
    await listLoaded()
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    const popup = within(await screen.findByRole('dialog', { name: 'Columns' }))
    await userEvent.click(popup.getByRole('checkbox', { name: 'Department' }))
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText('Changed')).toBeVisible()
    await userEvent.click(await viewTab('All'))
    await expect(await canvas.findByRole('columnheader', { name: /Department/ })).toBeVisible()
  },
}

/** Staff see the views of their areas, but cannot change those for everybody. */
export const ChangedAsStaff: Story = {
  args: { path: '/US/dashboard/queries?view=019b0000-0000-7000-8500-000000000009&q=react' },
  parameters: {
    api: {
      role: 'staff',
      views: [
        careerView(9, { area: 'queries', name: 'From the US', query: 'q=US', ownerId: null }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Changed')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Save as a new view…' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions of the view From the US' }))
    const menu = within(await screen.findByRole('menu'))
    await expect(menu.getAllByRole('menuitem')).toHaveLength(2)
    await expect(menu.queryByRole('menuitem', { name: 'Delete…' })).toBeNull()
  },
}

/** The area opens with the start view, and the address says so. */
export const StartView: Story = {
  parameters: {
    api: { views: someViews, preferences: { careers: { startView: contracts.id } } },
  },
  play: async ({ canvas }) => {
    await expectCurrentView('Contracts')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(CONTRACTS))
    await userEvent.click(await viewTab('All'))
    await expectCurrentView('All')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(records.length))
  },
}

export const StartViewChosen: Story = {
  tags: ['action'],
  args: { path: ofContracts },
  play: async ({ canvas }) => {
    await expectCurrentView('Contracts')
    await chooseAction('Contracts', 'Make it my start view')
    await expectToast('Careers opens with “Contracts”.')
    await userEvent.click(canvas.getByRole('link', { name: 'Careers' }))
    await expectCurrentView('Contracts')
  },
}
