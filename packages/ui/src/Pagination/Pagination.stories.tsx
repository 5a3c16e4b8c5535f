import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Pagination, type PaginationProps } from './Pagination'
import { defineStatus } from '../stories/status'
import { manyOfOneLandmark, matrixStory } from '../stories/matrixStory'
import { pointerStates } from '../stories/states'

const meta = {
  title: 'Components/Data/Pagination',
  component: Pagination,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: { page: 1, pageSize: 25, total: 148, onPage: fn(), onPageSize: fn() },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<PaginationProps>(
  {
    room: '100%',
    draw: (props) => <Pagination {...props} />,
    base: { page: 3, pageSize: 25, total: 148, onPage: () => {}, onPageSize: () => {} },
    states: {
      Default: {},
      'Hover, a step': { ...pointerStates.Hover, on: 'button:last-child' },
      'Focus visible, a step': { ...pointerStates['Focus visible'], on: 'button:last-child' },
      'Focus visible, the size': { ...pointerStates['Focus visible'], on: 'select' },
      'First page': { props: { page: 1 } },
      'Last page': { props: { page: 6 } },
      Empty: { props: { page: 1, total: 0 } },
      'Large numbers': { props: { page: 12, pageSize: 100, total: 1_000_000 } },
      'Right to left': { dir: 'rtl' },
    },
  },
  manyOfOneLandmark,
)

export const FirstPage: Story = {
  play: async ({ args, canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Pagination' }))
    await expect(nav.getByText('1–25 of 148')).toBeVisible()
    await expect(nav.getByText('Page 1 of 6')).toBeVisible()

    const previous = nav.getByRole('button', { name: 'Previous' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(previous)
    await expect(previous).toHaveFocus()
    await expect(args.onPage).not.toHaveBeenCalled()

    await userEvent.click(nav.getByRole('button', { name: 'Next' }))
    await expect(args.onPage).toHaveBeenCalledWith(2)
  },
}

export const MiddlePage: Story = {
  args: { page: 3 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('51–75 of 148')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(args.onPage).toHaveBeenCalledWith(2)
  },
}

export const LastPage: Story = {
  args: { page: 6 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('126–148 of 148')).toBeVisible()
    const next = canvas.getByRole('button', { name: 'Next' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(next).toHaveFocus()
    await expect(args.onPage).not.toHaveBeenCalled()
  },
}

export const AnotherPageSize: Story = {
  tags: ['action'],
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'per page' }), '50')
    await expect(args.onPageSize).toHaveBeenCalledWith(50)
  },
}

export const PageSizeFromUrl: Story = {
  args: { pageSize: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('7')
  },
}

export const ManyRecords: Story = {
  args: { page: 12, pageSize: 100, total: 100_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,101–1,200 of 100,000')).toBeVisible()
  },
}

export const NoRecords: Story = {
  args: { total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0–0 of 0')).toBeVisible()
    await expect(canvas.getByText('Page 1 of 1')).toBeVisible()
  },
}

export const OnANarrowScreen: Story = { globals: { viewport: { value: 'smallPhone' } } }
