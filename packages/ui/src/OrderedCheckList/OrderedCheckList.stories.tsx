import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'

import { expectAnnounced } from '../stories/accessibilityChecks'
import { matrixStory } from '../stories/matrixStory'
import { arabic, longText } from '../stories/states'
import { defineStatus } from '../stories/status'
import { OrderedCheckList, type OrderedCheckListProps } from './OrderedCheckList'

const options = ['Experience', 'Location', 'Department', 'Type'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

const meta = {
  title: 'Components/Inputs/OrderedCheckList',
  component: OrderedCheckList,
  parameters: {
    status: defineStatus({ stage: 'draft', accessibilityReviewed: '2026-11-22' }),
  },
  args: {
    label: 'Columns',
    options,
    value: ['location', 'type'],
    onChange: fn(),
    onMove: fn(),
  },
  render: Controlled,
} satisfies Meta<typeof OrderedCheckList>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const Playground: Story = {}

export const Matrix: Story = matrixStory<OrderedCheckListProps>({
  draw: (props) => <OrderedCheckList {...props} />,
  base: {
    label: 'Columns',
    options: options.slice(0, 2),
    value: ['location'],
    onChange: () => {},
    onMove: () => {},
  },
  states: {
    Default: {},
    'Hover, a grip': { pseudo: 'hover', on: 'button' },
    'Focus visible, a grip': { pseudo: 'focus-visible', on: 'button' },
    'Long text': { props: { options: [{ value: 'long', label: longText }] } },
    'Right to left': { props: { options: [{ value: 'name', label: arabic.name }] }, dir: 'rtl' },
  },
})

export const SomeChosen: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Experience' }))
    // In the order of the options.
    await expect(args.onChange).toHaveBeenLastCalledWith(['experience', 'location', 'type'])
  },
}

/** The focus stays on the row that moves, and its place is announced. */
export const MovedByKeyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    canvas.getByRole('button', { name: 'Move Type' }).focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(labels(canvas)).toEqual(['Experience', 'Type', 'Location', 'Department'])
    await expect(canvas.getByRole('button', { name: 'Move Type' })).toHaveFocus()
    await expectAnnounced(canvasElement, 'Type, place 2 of 4')
    await userEvent.keyboard('{Home}{ArrowUp}')
    await expect(args.onMove).toHaveBeenCalledTimes(3)
    await expect(labels(canvas)[0]).toBe('Type')
  },
}

/** The other rows make room while a row is dragged. */
export const Dragged: Story = {
  play: async ({ canvas, args }) => {
    await drag(canvas, 'Experience', 'Department')
    await waitFor(() =>
      expect(labels(canvas)).toEqual(['Location', 'Department', 'Experience', 'Type']),
    )
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

export const Dropped: Story = {
  tags: ['action'],
  play: async ({ canvas, args }) => {
    const grip = await drag(canvas, 'Experience', 'Department')
    await waitFor(() => expect(labels(canvas)[0]).toBe('Location'))
    await fireEvent.pointerUp(grip)
    await expect(args.onMove).toHaveBeenLastCalledWith([
      'location',
      'department',
      'experience',
      'type',
    ])
  },
}

/** Escape puts the row back where it was. */
export const DragCancelled: Story = {
  tags: ['action'],
  play: async ({ canvas, args }) => {
    const grip = await drag(canvas, 'Experience', 'Department')
    grip.focus()
    await userEvent.keyboard('{Escape}')
    await fireEvent.pointerUp(grip)
    await expect(labels(canvas)[0]).toBe('Experience')
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

/** Drags a row to just below the middle of another, and does not drop it. */
async function drag(canvas: Canvas, label: string, to: string): Promise<HTMLElement> {
  const grip = canvas.getByRole('button', { name: `Move ${label}` })
  // There is no real pointer to capture.
  grip.setPointerCapture = () => {}
  const { top, height } = canvas.getByRole('checkbox', { name: to }).getBoundingClientRect()
  await fireEvent.pointerDown(grip, { button: 0 })
  await fireEvent.pointerMove(grip, { clientY: top + height / 2 + 4 })
  return grip
}

function labels(canvas: Canvas): string[] {
  return canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
}

function Controlled(args: OrderedCheckListProps) {
  const [order, setOrder] = useState(args.options)
  const [value, setValue] = useState(args.value)
  return (
    <OrderedCheckList
      {...args}
      options={order}
      value={value}
      onChange={(chosen) => {
        setValue(chosen)
        args.onChange(chosen)
      }}
      onMove={(moved) => {
        setOrder(moved.flatMap((key) => order.find((option) => option.value === key) ?? []))
        args.onMove(moved)
      }}
    />
  )
}
