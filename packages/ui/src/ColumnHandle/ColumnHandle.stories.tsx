import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'

import { Card } from '../Card/Card'
import { DataTable } from '../DataTable/DataTable'
import { sampleActions, sampleColumns, sampleRows } from '../DataTable/sampleRows'
import { matrixStory } from '../stories/matrixStory'
import { defineStatus } from '../stories/status'
import { ColumnHandle, type ColumnHandleProps } from './ColumnHandle'

const meta = {
  title: 'Components/Data/ColumnHandle',
  component: ColumnHandle,
  parameters: {
    status: defineStatus({ stage: 'draft', accessibilityReviewed: '2026-11-22' }),
  },
  args: { header: 'Rating', onResize: fn(), onReset: fn() },
  render: (args) => <Resizable {...args} />,
} satisfies Meta<typeof ColumnHandle>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Each header has a handle. */
export const Playground: Story = {}

export const Matrix: Story = matrixStory<ColumnHandleProps>({
  room: '100%',
  draw: (props) => <Resizable {...props} />,
  base: { header: 'Rating', onResize: () => {}, onReset: () => {} },
  states: {
    Default: {},
    Hover: { pseudo: 'hover', on: '[role="separator"]' },
    'Focus visible': { pseudo: 'focus-visible', on: '[role="separator"]' },
    'Right to left': { dir: 'rtl' },
  },
})

/** The column grows, the next one shrinks, and the table keeps its width. */
export const WidenedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const before = widths(canvas)
    handleOf(canvas, 'Rating').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}')
    await expect(args.onResize).toHaveBeenCalledTimes(3)
    const after = widths(canvas)
    await expect(after['Rating']).toBeGreaterThan((before['Rating'] ?? 0) + 90)
    await expect(after['Description']).toBeLessThan((before['Description'] ?? 0) - 90)
    await expect(after['Name']).toBeCloseTo(before['Name'] ?? 0, 0)
    const handle = handleOf(canvas, 'Rating')
    await waitFor(() => expect(Number(handle.getAttribute('aria-valuenow'))).toBeGreaterThan(15))
  },
}

/** In a page that runs from right to left, the left arrow key widens. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const before = widths(canvas)
    handleOf(canvas, 'Rating').focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(widths(canvas)['Rating']).toBeGreaterThan(before['Rating'] ?? 0)
  },
}

export const Dragged: Story = {
  play: async ({ canvas, args }) => {
    const before = widths(canvas)
    await drag(canvas, 'Rating', 60)
    await expect(widths(canvas)['Rating']).toBeCloseTo((before['Rating'] ?? 0) + 60, -0.5)
    await expect(args.onResize).not.toHaveBeenCalled()
  },
}

export const Dropped: Story = {
  tags: ['action'],
  play: async ({ canvas, args }) => {
    const handle = await drag(canvas, 'Rating', 60)
    await fireEvent.pointerUp(handle)
    await expect(args.onResize).toHaveBeenCalledOnce()
  },
}

/** Escape gives the column back the width that it had. */
export const DragCancelled: Story = {
  tags: ['action'],
  play: async ({ canvas, args }) => {
    const before = widths(canvas)
    const handle = await drag(canvas, 'Rating', 60)
    handle.focus()
    await userEvent.keyboard('{Escape}')
    await fireEvent.pointerUp(handle)
    await expect(widths(canvas)).toEqual(before)
    await expect(args.onResize).not.toHaveBeenCalled()
  },
}

export const ResetByKeyboard: Story = {
  tags: ['action'],
  play: async ({ canvas, args }) => {
    handleOf(canvas, 'Rating').focus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onReset).toHaveBeenCalledOnce()
  },
}

async function drag(canvas: Canvas, header: string, by: number): Promise<HTMLElement> {
  const handle = handleOf(canvas, header)
  // There is no real pointer to capture.
  handle.setPointerCapture = () => {}
  await fireEvent.pointerDown(handle, { button: 0, clientX: 300 })
  await fireEvent.pointerMove(handle, { clientX: 300 + by })
  return handle
}

function handleOf(canvas: Canvas, header: string): HTMLElement {
  return canvas.getByRole('separator', { name: `Width of ${header}` })
}

function widths(canvas: Canvas): Record<string, number> {
  return Object.fromEntries(
    canvas
      .getAllByRole('columnheader')
      .map((header) => [header.textContent, header.getBoundingClientRect().width]),
  )
}

function Resizable({ onResize, onReset }: ColumnHandleProps) {
  const [shares, setShares] = useState<Record<string, number>>({})
  return (
    <Card>
      <DataTable
        caption="Testimonials"
        columns={sampleColumns.map((column) =>
          Object.assign({}, column, { share: shares[column.key] }),
        )}
        rows={sampleRows.slice(0, 2)}
        rowKey={({ id }) => id}
        sort={{ key: 'name', order: 'asc' }}
        onSort={() => {}}
        actions={sampleActions}
        headEnd={({ header }) => (
          <ColumnHandle
            header={header}
            onResize={(changed) => {
              setShares({ ...shares, ...changed })
              onResize(changed)
            }}
            onReset={onReset}
          />
        )}
      />
    </Card>
  )
}
