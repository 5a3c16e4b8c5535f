import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'

import { matrixStory } from '../stories/matrixStory'
import { defineStatus } from '../stories/status'
import { RowMover } from './RowMover'
import { drag, handleOf, Movable, names, type MovableProps } from './sampleMoves'

const meta = {
  title: 'Components/Data/RowMover',
  component: RowMover,
  parameters: {
    status: defineStatus({ stage: 'draft', accessibilityReviewed: '2026-11-22' }),
  },
  args: {
    onPick: fn(() => true),
    onMove: fn(),
    onDrop: fn(),
    onPutBack: fn(),
    onAsk: fn(),
  },
  render: (args) => <Movable {...args} />,
} satisfies Meta<typeof RowMover>

export default meta
type Story = StoryObj<typeof meta>

/** Each row has a handle. */
export const Playground: Story = {}

export const Matrix: Story = matrixStory<MovableProps>({
  room: '100%',
  draw: (props) => <Movable {...props} />,
  base: {
    onPick: () => true,
    onMove: () => {},
    onDrop: () => {},
    onPutBack: () => {},
    onAsk: () => {},
  },
  states: {
    Default: {},
    Hover: { pseudo: 'hover', on: '[data-grip]' },
    'Focus visible': { pseudo: 'focus-visible', on: '[data-grip]' },
    'Right to left': { dir: 'rtl' },
  },
})

export const PickedUp: Story = {
  play: async ({ canvas, args }) => {
    const handle = handleOf(canvas, 'Tom Okafor')
    handle.focus()
    await userEvent.keyboard(' ')
    await expect(args.onPick).toHaveBeenCalledOnce()
    await expect(handle).toHaveAttribute('aria-pressed', 'true')
    await expect(handle.closest('tr')).toHaveAttribute('data-picked')
  },
}

/** The focus stays on the handle of the row that moves. */
export const MovedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const handle = handleOf(canvas, 'Aiko Tanaka')
    handle.focus()
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}')
    await waitFor(() => expect(names(canvas)).toEqual(['Priya', 'Aiko', 'Tom', 'Lucía']))
    await userEvent.keyboard('{Home}{End}{ArrowDown}{ArrowUp}')
    await waitFor(() => expect(names(canvas)).toEqual(['Priya', 'Tom', 'Aiko', 'Lucía']))
    await expect(handle).toHaveFocus()
    await expect(args.onDrop).not.toHaveBeenCalled()
  },
}

export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    handleOf(canvas, 'Priya Raman').focus()
    await userEvent.keyboard(' {ArrowDown}{ArrowDown} ')
    await expect(args.onDrop).toHaveBeenLastCalledWith('1', 2, 0)
    await expect(names(canvas)).toEqual(['Tom', 'Lucía', 'Priya', 'Aiko'])
    await expect(handleOf(canvas, 'Priya Raman')).toHaveFocus()
    await expect(handleOf(canvas, 'Priya Raman')).toHaveAttribute('aria-pressed', 'false')
  },
}

export const PutBack: Story = {
  play: async ({ canvas, args }) => {
    const handle = handleOf(canvas, 'Priya Raman')
    handle.focus()
    await userEvent.keyboard(' {End}{Escape}')
    await waitFor(() => expect(names(canvas)[0]).toBe('Priya'))
    await expect(args.onPutBack).toHaveBeenCalledOnce()
    await expect(args.onDrop).not.toHaveBeenCalled()
    await waitFor(() => expect(handle).toHaveFocus())
  },
}

/** Leaving the handle with Tab does not drop the row. */
export const PutBackWhenLeft: Story = {
  tags: ['action'],
  play: async ({ canvas, args }) => {
    handleOf(canvas, 'Priya Raman').focus()
    await userEvent.keyboard(' {End}')
    await userEvent.tab()
    await waitFor(() => expect(args.onPutBack).toHaveBeenCalledOnce())
    await waitFor(() => expect(names(canvas)[0]).toBe('Priya'))
  },
}

/** The other rows make room while a row is dragged. */
export const Dragged: Story = {
  play: async ({ canvas, args }) => {
    await drag(canvas, 'Priya Raman', 'Lucía Ferrer de la Vega y Montoya-Castellanos')
    await waitFor(() => expect(names(canvas)).toEqual(['Tom', 'Lucía', 'Priya', 'Aiko']))
    await expect(args.onDrop).not.toHaveBeenCalled()
  },
}

export const DroppedByPointer: Story = {
  tags: ['action'],
  play: async ({ canvas, args }) => {
    await drag(canvas, 'Priya Raman', 'Aiko Tanaka')
    await waitFor(() => expect(names(canvas)[3]).toBe('Priya'))
    await fireEvent.pointerUp(window, { pointerId: 1 })
    await expect(args.onDrop).toHaveBeenLastCalledWith('1', 3, 0)
    // The click at the end of the drag is no press.
    await fireEvent.click(handleOf(canvas, 'Priya Raman'))
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}

/** Escape puts the row back where it was. The button is released later, and its click is no press. */
export const DragCancelled: Story = {
  tags: ['action'],
  play: async ({ canvas, args }) => {
    await drag(canvas, 'Priya Raman', 'Aiko Tanaka')
    await waitFor(() => expect(names(canvas)[3]).toBe('Priya'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(names(canvas)[0]).toBe('Priya'))
    await new Promise((resolve) => setTimeout(resolve, 150))
    await fireEvent.pointerUp(window, { pointerId: 1 })
    await fireEvent.click(handleOf(canvas, 'Priya Raman'))
    await expect(args.onPutBack).toHaveBeenCalledOnce()
    await expect(args.onDrop).not.toHaveBeenCalled()
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}

/** A press without a drag, and a digit on the keyboard. */
export const PositionAsked: Story = {
  tags: ['action'],
  play: async ({ canvas, args }) => {
    await userEvent.click(handleOf(canvas, 'Priya Raman'))
    await expect(args.onAsk).toHaveBeenLastCalledWith('1', '')
    await userEvent.keyboard('3')
    await expect(args.onAsk).toHaveBeenLastCalledWith('1', '3')
    await expect(args.onPick).not.toHaveBeenCalled()
  },
}

export const CannotBeMovedNow: Story = {
  tags: ['action'],
  args: { onPick: fn(() => false) },
  play: async ({ canvas, args }) => {
    const handle = handleOf(canvas, 'Priya Raman')
    handle.focus()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(handle).toHaveAttribute('aria-pressed', 'false')
  },
}

export const Cards: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await drag(canvas, 'Tom Okafor', 'Aiko Tanaka')
    await waitFor(() => expect(names(canvas)[3]).toBe('Tom'))
    await fireEvent.pointerUp(window, { pointerId: 1 })
    await expect(args.onDrop).toHaveBeenLastCalledWith('2', 3, 1)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => <Movable {...args} isArabic />,
  play: async ({ canvas }) => {
    handleOf(canvas, 'Tom Okafor').focus()
    await userEvent.keyboard(' {ArrowUp}')
    await waitFor(() => expect(names(canvas)[0]).toBe('Tom'))
  },
}
