import { service } from '@staff/content/service/service.entity'
import { serviceFixtures } from '@staff/content/service/service.fixtures'
import { technology } from '@staff/content/technology/technology.entity'
import { technologyFixtures } from '@staff/content/technology/technology.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'

import { listPath } from '../../../shared/paths'
import type { Override } from '../../../testing/fakeApi/answers'
import { problem } from '../../../testing/fakeApi/fakeAnswer'
import { AdminAt } from '../../../testing/stories/AdminAt'
import { expectToast } from '../../../testing/stories/expectToast'
import {
  drag,
  expectSaid,
  expectUndoable,
  handleOf,
  HINT,
  numbers,
  titles,
  visibleHint,
} from './orderSteps'

const list = listPath('US', service)
const names = serviceFixtures.records.map(({ name }) => name)
const [web = '', mobile = '', cloud = ''] = names

/** Refuses to move records. */
const refusing: Override =
  () =>
  ({ id, method }) =>
    method === 'POST' && id === 'order'
      ? problem(409, 'The order is locked at the moment.')
      : undefined

/** The order of a list: rows are moved by pointer and keyboard, and to a position on any page. */
const meta = {
  title: 'Screens/Features/Order',
  component: AdminAt,
  args: { path: list },
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** Each row has a handle in the order of the list. */
export const Handles: Story = {
  play: async ({ canvas }) => {
    await handleOf(canvas, web)
    await expect(canvas.getAllByRole('button', { name: /^Move / })).toHaveLength(names.length)
    await expect(canvas.queryByRole('button', { name: HINT })).toBeNull()
  },
}

export const PickedUp: Story = {
  play: async ({ canvas }) => {
    const handle = await handleOf(canvas, cloud)
    handle.focus()
    await userEvent.keyboard(' ')
    await expect(handle).toHaveAttribute('aria-pressed', 'true')
    await expectSaid(/^Picked up Cloud migration, position 3 of 12\./)
  },
}

export const MovedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const handle = await handleOf(canvas, cloud)
    handle.focus()
    await userEvent.keyboard(' {ArrowUp}')
    await waitFor(() => expect(titles(canvas).slice(0, 3)).toEqual([web, cloud, mobile]))
    await expectSaid('Position 2 of 12')
    await expect(handle).toHaveFocus()
  },
}

/** The numbers are dense afterwards, and the toast has Undo. */
export const Dropped: Story = {
  play: async ({ canvas }) => {
    ;(await handleOf(canvas, cloud)).focus()
    await userEvent.keyboard(' {ArrowUp} ')
    await expectSaid('Moved to position 2 of 12')
    await expectUndoable('“Cloud migration” is now at position 2.')
    await waitFor(() => expect(numbers(canvas)).toEqual(names.map((_, index) => String(index + 1))))
    await expect(titles(canvas).slice(0, 3)).toEqual([web, cloud, mobile])
  },
}

export const PutBack: Story = {
  play: async ({ canvas }) => {
    ;(await handleOf(canvas, cloud)).focus()
    await userEvent.keyboard(' {Home}{Escape}')
    await waitFor(() => expect(titles(canvas)).toEqual(names))
    await expectSaid('Put back to position 3 of 12')
    await expect(numbers(canvas)[0]).toBe('10')
  },
}

export const Undone: Story = {
  play: async ({ canvas }) => {
    ;(await handleOf(canvas, cloud)).focus()
    await userEvent.keyboard(' {Home} ')
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
    await expectToast('“Cloud migration” is back at position 3.')
    await waitFor(() => expect(titles(canvas)).toEqual(names))
  },
}

export const Dragged: Story = {
  play: async ({ canvas }) => {
    await drag(canvas, web, cloud)
    await waitFor(() => expect(titles(canvas).slice(0, 3)).toEqual([mobile, cloud, web]))
    await fireEvent.pointerUp(window, { pointerId: 1 })
    await expectUndoable('“Web development” is now at position 3.')
  },
}

/** The row goes back, and a sentence says why. */
export const Refused: Story = {
  parameters: { api: { answers: [refusing] } },
  play: async ({ canvas }) => {
    ;(await handleOf(canvas, cloud)).focus()
    await userEvent.keyboard(' {Home} ')
    await expectToast('The order is locked at the moment.')
    await waitFor(() => expect(titles(canvas)).toEqual(names))
    await expect(numbers(canvas)[0]).toBe('10')
  },
}

/** The hint is where the handles would be, and sorts the list. */
export const SortedOtherwise: Story = {
  args: { path: `${list}?sort=name&order=asc` },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: web })
    await expect(canvas.queryByRole('button', { name: `Move ${web}` })).toBeNull()
    await expect(visibleHint(canvas)).toBeVisible()
  },
}

export const SortedByTheHint: Story = {
  tags: ['action'],
  args: { path: `${list}?q=web` },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: web })
    await userEvent.click(visibleHint(canvas))
    await handleOf(canvas, mobile)
    await expect(titles(canvas)).toEqual(names)
  },
}

/** Where no column shows the order, the list is in it all the same. */
export const WithoutAColumn: Story = {
  args: { path: listPath('US', technology) },
  play: async ({ canvas }) => {
    const [first = '', second = ''] = technologyFixtures.records.map(({ name }) => name)
    ;(await handleOf(canvas, second)).focus()
    await userEvent.keyboard(' {Home} ')
    await expectUndoable(`“${second}” is now at position 1.`)
    await expect(titles(canvas).slice(0, 2)).toEqual([second, first])
  },
}

export const Cards: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await drag(canvas, web, cloud)
    await waitFor(() => expect(titles(canvas).slice(0, 3)).toEqual([mobile, cloud, web]))
    await fireEvent.pointerUp(window, { pointerId: 1 })
    await expectUndoable('“Web development” is now at position 3.')
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    ;(await handleOf(canvas, cloud)).focus()
    await userEvent.keyboard(' {ArrowUp}')
    await waitFor(() => expect(titles(canvas)[1]).toBe(cloud))
  },
}
