import type { Meta, StoryObj } from '@storybook/react-vite'
import { House, Plus } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { arabic, longText } from '../stories/states'
import { defineStatus } from '../stories/status'
import { Palette } from './Palette'
import { active, AnsweredByButton, field, groups, manyScreens, TypedPalette } from './samplePalette'

const meta = {
  title: 'Components/Overlays/Palette',
  component: Palette,
  args: {
    label: 'Search or jump to…',
    value: '',
    groups,
    onChange: fn(),
    onOpen: fn(),
    onClose: fn(),
  },
  argTypes: { children: { control: 'text' }, footer: { control: 'text' } },
  render: TypedPalette,
  // Each in an iframe, because it covers the whole window.
  parameters: {
    status: defineStatus({ stage: 'draft', accessibilityReviewed: '2026-11-22' }),
    docs: { story: { inline: false, height: '28rem' } },
  },
} satisfies Meta<typeof Palette>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The field has the focus, and Enter opens the first item. */
export const Open: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(field()).toHaveFocus())
    await expect(active()).toHaveAccessibleName('Home')
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(groups[0]?.items[0])
  },
}

/** Matches are marked, without regard to accents. */
export const Marked: Story = {
  args: { value: 'car lucia' },
  play: async () => {
    const list = within(await screen.findByRole('listbox'))
    const marks = list.getAllByText(/./, { selector: 'mark' }).map((mark) => mark.textContent)
    await expect(marks).toEqual(['Car', 'car', 'Lucía', 'car'])
  },
}

/** Arrows, Page Down, Home and End move through all groups. After the last item comes the first. */
export const MovedByKeyboard: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(field()).toHaveFocus())
    const names = ['Careers', 'Add a career', 'Log out', /^Lucía/, 'Home']
    for (const name of names) {
      await userEvent.keyboard('{ArrowDown}')
      await expect(active()).toHaveAccessibleName(expect.stringMatching(name))
    }
    await userEvent.keyboard('{ArrowUp}')
    await expect(active()).toHaveAccessibleName(/^Lucía/)
    await userEvent.keyboard('{Home}')
    await expect(active()).toHaveAccessibleName('Home')
    await userEvent.keyboard('{End}{ArrowUp}')
    await expect(active()).toHaveAccessibleName('Log out')
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(groups[1]?.items[1])
    await expect(field()).toHaveFocus()
  },
}

/** The item under a moving pointer is active too, so there is only one. */
export const UnderThePointer: Story = {
  play: async ({ args }) => {
    const option = await screen.findByRole('option', { name: 'Log out' })
    await userEvent.hover(option)
    await expect(active()).toBe(option)
    await userEvent.click(option)
    await expect(args.onOpen).toHaveBeenCalledWith(groups[1]?.items[1])
    await expect(field()).toHaveFocus()
  },
}

/** Enter with nothing to open waits until the results are there. */
export const Busy: Story = {
  args: { value: 'Lucía', groups: [], busy: true },
  render: AnsweredByButton,
  play: async ({ args }) => {
    await waitFor(() => expect(field()).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).not.toHaveBeenCalled()
    screen.getByText('Answer').click()
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(groups[2]?.items[0]))
  },
}

/** Enter never opens an answer to what was typed before, but an arrow chooses it. */
export const Stale: Story = {
  args: {
    value: 'Luc',
    busy: true,
    groups: [
      { heading: 'Testimonials', items: [{ id: 'tom', label: 'Tom Okafor', isStale: true }] },
    ],
  },
  play: async ({ args }) => {
    await waitFor(() => expect(field()).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const NothingFound: Story = {
  args: { value: 'zebra', groups: [], children: 'Nothing found for “zebra”' },
  play: async () => {
    await expect(await screen.findByText('Nothing found for “zebra”')).toBeVisible()
    await expect(field()).toHaveAttribute('aria-expanded', 'false')
    await expect(await screen.findByText('No results')).toBeInTheDocument()
  },
}

export const LongText: Story = {
  args: {
    label: longText,
    groups: [
      {
        heading: longText,
        items: [
          { id: 'both', label: longText, detail: longText, hint: 'g h' },
          { id: 'label', label: longText },
        ],
      },
    ],
  },
  play: async () => {
    const list = await screen.findByRole('listbox')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}

export const RightToLeft: Story = {
  args: {
    label: arabic.content,
    value: arabic.person,
    groups: [
      {
        heading: arabic.testimonials,
        items: [
          { id: 'person', label: arabic.person, detail: arabic.sentence, icon: <House /> },
          { id: 'add', label: arabic.add, detail: 'Latin', icon: <Plus /> },
        ],
      },
    ],
  },
  globals: { direction: 'rtl' },
}

/** The palette is the whole screen: the field at the top, and the list scrolls. */
export const OnAPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallPhone' } },
  args: {
    groups: manyScreens,
  },
  play: async () => {
    await waitFor(() => expect(field()).toHaveFocus())
    const dialog = screen.getByRole('dialog').getBoundingClientRect()
    await expect(dialog.width).toBe(window.innerWidth)
    await userEvent.keyboard('{End}')
    const last = screen.getByRole('option', { name: 'Screen 40' }).getBoundingClientRect()
    await expect(last.bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(field().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}

/** Escape closes it. */
export const ClosedByEscape: Story = {
  tags: ['action'],
  play: async ({ args }) => {
    await waitFor(() => expect(field()).toHaveFocus())
    await userEvent.keyboard('Care{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
