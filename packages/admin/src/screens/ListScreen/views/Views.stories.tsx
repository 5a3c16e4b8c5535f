import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listPath } from '../../../shared/paths'
import { answers, type Override } from '../../../testing/fakeApi/answers'
import { problem, type FakeAnswer } from '../../../testing/fakeApi/fakeAnswer'
import { AdminAt } from '../../../testing/stories/AdminAt'
import {
  careerView,
  expectCurrentView,
  listLoaded,
  someViews,
  viewTab,
} from '../../../testing/stories/careerViews'

const list = listPath('US', career)
const { records } = careerFixtures
const CONTRACTS = records.filter(({ type }) => type === 'Contract').length

/** The saved views of a list as tabs, with their counts. */
const meta = {
  title: 'Screens/Features/Views',
  component: AdminAt,
  args: { path: list },
  parameters: { layout: 'fullscreen', api: { views: someViews } },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** Without views there are no tabs, and nothing to save before the list shows something special. */
export const NoViews: Story = {
  parameters: { api: { views: [] } },
  play: async ({ canvas }) => {
    await listLoaded()
    await expect(canvas.queryByRole('navigation', { name: 'Views' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Save view…' })).toBeNull()
  },
}

/** Each tab has the count of its records. */
export const SomeViews: Story = {
  play: async ({ canvas }) => {
    await expect(await viewTab('All')).toHaveAttribute('aria-current', 'page')
    await waitFor(async () =>
      expect(await viewTab('All')).toHaveTextContent(`All${records.length}`),
    )
    await expect(await viewTab('Contracts')).toHaveTextContent(
      `Contracts, for everybody${CONTRACTS}`,
    )
    await expect(canvas.queryByRole('button', { name: 'Save view…' })).toBeNull()
  },
}

/** A tab is a link: its address has what the view shows. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await viewTab('Contracts'))
    await expectCurrentView('Contracts')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(CONTRACTS))
    await expect(await canvas.findByRole('button', { name: 'Type: Contract' })).toBeVisible()
    await expect(canvas.queryByText('Changed')).toBeNull()
  },
}

export const OpenedByKeyboard: Story = {
  tags: ['action'],
  play: async () => {
    const all = await viewTab('All')
    all.focus()
    await userEvent.tab()
    const next = await viewTab('Contracts')
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expectCurrentView('Contracts')
    await expect(next).toHaveFocus()
  },
}

const names = ['Austin', 'Denver', 'Design', 'Engineering', 'Leeds', 'Manchester', 'Platform']

const many = [
  ...names.map((name, index) =>
    careerView(10 + index, { name, query: `q=${name}`, ownerId: null }),
  ),
  ...names.map((name, index) =>
    careerView(20 + index, { name: `${name}, by date of change`, query: `q=${name}` }),
  ),
]

/** Those for which there is no room are in a menu; the current one is always a tab. */
export const ManyViews: Story = {
  args: { path: `${list}?view=${many[13]?.id}&q=Platform` },
  parameters: { api: { views: many } },
  play: async ({ canvas }) => {
    await expectCurrentView('Platform, by date of change')
    const more = await canvas.findByRole('button', { name: /more views$/ })
    const tabs = canvas.getByRole('navigation', { name: 'Views' })
    await expect(within(tabs).getAllByRole('link').length).toBeLessThan(many.length)
    await userEvent.click(more)
    const menu = within(await screen.findByRole('menu'))
    await expect(menu.getAllByRole('menuitem').length).toBeGreaterThan(3)
  },
}

export const ManyViewsOpened: Story = {
  tags: ['action'],
  ...ManyViews,
  play: async ({ canvas }) => {
    await expectCurrentView('Platform, by date of change')
    await userEvent.click(await canvas.findByRole('button', { name: /more views$/ }))
    const menu = within(await screen.findByRole('menu'))
    await userEvent.click(await menu.findByRole('menuitem', { name: /^Leeds, by date/ }))
    await expectCurrentView('Leeds, by date of change')
  },
}

/** A phone has the views behind the filters. */
export const OnAPhone: Story = {
  ...ManyViews,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Views' })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }))
    const views = within(await screen.findByRole('group', { name: 'Views' }))
    const current = await views.findByRole('link', { name: 'Platform, by date of change' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = {
  ...ManyViews,
  globals: { direction: 'rtl' },
  play: async () => {
    const all = await viewTab('All')
    const current = await viewTab('Platform, by date of change')
    await waitFor(() =>
      expect(all.getBoundingClientRect().left).toBeGreaterThan(
        current.getBoundingClientRect().right,
      ),
    )
  },
}

/** The tabs do not wait for their counts. */
export const CountsLoading: Story = {
  parameters: { api: { views: someViews, answers: [counting(() => 'never')] } },
  play: async () => {
    await expect(await viewTab('Contracts')).toHaveTextContent(/^Contracts, for everybody$/)
    await listLoaded()
  },
}

/** Without counts the tabs still work. */
export const CountsFailed: Story = {
  parameters: { api: { views: someViews, answers: [counting(() => problem(500))] } },
  play: async () => {
    await userEvent.click(await viewTab('Contracts'))
    await expectCurrentView('Contracts')
    await expect(await viewTab('Contracts')).toHaveTextContent(/^Contracts, for everybody$/)
  },
}

export const ViewsLoading: Story = {
  parameters: { api: { views: someViews, answers: [answers.never('views')] } },
  play: async ({ canvas }) => {
    await expect(await viewTab('All')).toBeVisible()
    await listLoaded()
    await expect(canvas.queryByRole('link', { name: /^Contracts/ })).toBeNull()
  },
}

/** The list is there without its views. */
export const ViewsFailed: Story = {
  parameters: { api: { views: someViews, answers: [answers.failing('views')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The views could not be loaded.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await listLoaded()
  },
}

function counting(answer: () => FakeAnswer): Override {
  return () =>
    ({ area, query }) =>
      area === 'views' && 'counts' in query ? answer() : undefined
}
