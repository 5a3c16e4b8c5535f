import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import { user } from '@staff/entity/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listPath } from '../../shared/paths'
import { answers } from '../../testing/fakeApi/answers'
import { AdminAt } from '../../testing/stories/AdminAt'

const list = listPath('US', career)

/** The filters of a list: what they offer, what they are set to, and what they show. */
const meta = {
  title: 'Screens/Features/Filters',
  component: AdminAt,
  args: { path: list },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const CONTRACTS = careerFixtures.records.filter(({ type }) => type === 'Contract').length

/** Each choice says how many records it would show. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const popup = await openFilter(canvas, 'Type')
    const contract = await popup.findByRole('option', { name: /Contract/ })
    await waitFor(() => expect(contract).toHaveTextContent(String(CONTRACTS)))
    await expect(popup.getAllByRole('option')).toHaveLength(4)
  },
}

/** A text offers the values that records have, the most frequent first. */
export const FrequentValues: Story = {
  play: async ({ canvas }) => {
    const popup = await openFilter(canvas, 'Department')
    const [first] = await popup.findAllByRole('option')
    const departments = careerFixtures.records.map(({ department }) => department)
    const countOf = (name: string) => departments.filter((each) => each === name).length
    const most = Math.max(...departments.map(countOf))
    await expect(first).toHaveTextContent(String(most))
  },
}

/** The choice applies at once, is in the address, and says so above the list. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const popup = await openFilter(canvas, 'Type')
    await userEvent.click(await popup.findByRole('option', { name: /Contract/ }))
    await expectRows(canvas, CONTRACTS)
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('button', { name: 'Type: Contract' })).toBeVisible()
    await expect(
      await canvas.findByText(`${CONTRACTS} found`, { selector: 'header *' }),
    ).toBeVisible()
  },
}

export const ChosenByKeyboard: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Filter by Type' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const popup = within(await screen.findByRole('dialog', { name: 'Filter by Type' }))
    await popup.findByRole('option', { name: /Contract/ })
    await userEvent.keyboard('{End} ')
    await expectRows(canvas, CONTRACTS)
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Type: Contract' })).toHaveFocus(),
    )
  },
}

/** The second key is pressed before the URL has the first choice. */
export const TwoChosenFast: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    const popup = await openFilter(canvas, 'Type')
    await waitFor(() =>
      expect(popup.getByRole('option', { name: /Contract/ })).toHaveTextContent(/\d/),
    )
    await userEvent.keyboard(' {End} ')
    await userEvent.keyboard('{Escape}')
    await expect(
      await canvas.findByRole('button', { name: 'Type: Full time, Contract' }),
    ).toBeVisible()
  },
}

/** Several filters: a link restores all of them. */
export const Several: Story = {
  args: { path: `${list}?type=Contract&type=Full+time&experienceMin=2&updatedFrom=last-30-days` },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Type: Contract, Full time' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Experience: 2 or more' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Updated: Last 30 days' })).toBeVisible()
  },
}

/** The counts follow the other filters. A choice that would show nothing is grey. */
export const EmptyChoice: Story = {
  args: { path: `${list}?q=zebra` },
  play: async ({ canvas }) => {
    const popup = await openFilter(canvas, 'Type')
    await waitFor(() =>
      expect(popup.getByRole('option', { name: /Contract/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    )
  },
}

export const Removed: Story = {
  tags: ['action'],
  args: { path: `${list}?type=Contract&experienceMin=0` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the filter Type' }))
    const button = await canvas.findByRole('button', { name: 'Filter by Type' })
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expectRows(canvas, careerFixtures.records.length)
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Clear all' })).toBeNull())
  },
}

/** A filter that is removed keeps its room and the focus, although there is room for others only. */
export const RemovedAmongOthers: Story = {
  tags: ['action'],
  args: { path: `${list}?experienceMin=0` },
  globals: { viewport: { value: 'smallLaptop' } },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remove the filter Experience' }),
    )
    const button = await canvas.findByRole('button', { name: 'Filter by Experience' })
    await expect(button).toHaveFocus()
    await expectRows(canvas, careerFixtures.records.length)
    await expect(canvas.queryByRole('button', { name: 'Filter by Location' })).toBeNull()
    await expect(button).toHaveFocus()
  },
}

export const NothingMatches: Story = {
  args: { path: `${list}?type=Contract&experienceMin=49` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No careers match these filters')).toBeVisible()
  },
}

/** The filter of a reference offers records by their names. */
export const Reference: Story = {
  args: { path: listPath('US', user) },
  play: async ({ canvas }) => {
    const popup = await openFilter(canvas, 'Role Name')
    await expect(await popup.findByRole('option', { name: /Managing director/ })).toBeVisible()
  },
}

export const CountsFailed: Story = {
  parameters: { api: { answers: [answers.failing('careers')] } },
  play: async ({ canvas }) => {
    const popup = await openFilter(canvas, 'Department')
    await expect(await popup.findByText('The counts could not be loaded.')).toBeVisible()
  },
}

async function openFilter(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Filter by ${name}` }))
  return within(await screen.findByRole('dialog', { name: `Filter by ${name}` }))
}

async function expectRows(canvas: Canvas, count: number) {
  await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(count))
}
