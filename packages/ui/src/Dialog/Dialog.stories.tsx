import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../Button/Button'
import { IconButton } from '../IconButton/IconButton'
import { Select } from '../Select/Select'
import { Dialog } from './Dialog'
import { defineStatus } from '../stories/status'
import { arabic, longText } from '../stories/states'

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Query of Jonas Lind',
    children:
      'We need six React contractors from January, could you send profiles and rates this week?',
  },
  argTypes: {
    children: { control: 'text' },
    title: { control: 'text' },
    footer: { control: false },
  },
  // Each in an iframe, because it covers the whole window.
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
    docs: { story: { inline: false, height: '24rem' } },
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Open: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Query of Jonas Lind' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const WithButtons: Story = {
  args: {
    footer: (
      <>
        <Button>Mark as read</Button>
        <Button variant="primary">Answer</Button>
      </>
    ),
  },
}

/** Small buttons in the head, which are before the cross in the order of the Tab key. */
export const WithTools: Story = {
  args: {
    tools: (
      <>
        <IconButton label="Previous query" icon={<ChevronLeft />} />
        <IconButton label="Next query" icon={<ChevronRight />} />
      </>
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Query of Jonas Lind' }))
    const names = dialog.getAllByRole('button').map((button) => button.title)
    await expect(names).toEqual(['Previous query', 'Next query', 'Close'])
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Next query' })).toBeVisible())
  },
}

export const Wide: Story = { args: { size: 'l' } }

/** As high as the window, and beside the page, which makes room for it. */
export const AtTheSide: Story = {
  args: { size: 'side' },
  render: (args) => (
    <>
      <p>The page beside the panel.</p>
      <Dialog {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.clientHeight).toBe(window.innerHeight))
    const { left, right } = dialog.getBoundingClientRect()
    await expect(right).toBe(window.innerWidth)
    const page = canvas.getByText('The page beside the panel.').getBoundingClientRect()
    if (window.innerWidth >= 1200) await expect(page.right).toBeLessThanOrEqual(left)
  },
}

/** The panel is the whole window. */
export const AtTheSideOnAPhone: Story = {
  args: { size: 'side' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.clientWidth).toBe(window.innerWidth))
  },
}

export const LongerThanTheWindow: Story = {
  tags: ['!autodocs'],
  ...WithButtons,
  globals: { viewport: { value: 'smallPhone' } },
  args: {
    ...WithButtons.args,
    children: Array.from({ length: 60 }, (_, line) => <p key={line}>Line {line + 1} of many.</p>),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Answer' })).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

function WithOpener(args: ComponentProps<typeof Dialog>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Read</Button>
      <Dialog
        {...args}
        isOpen={isOpen}
        onClose={() => {
          args.onClose()
          setIsOpen(false)
        }}
      />
    </>
  )
}

/** Fields scroll below the head, and not over it. */
export const ScrolledFields: Story = {
  args: {
    children: Array.from({ length: 12 }, (_, index) => (
      <Select key={index} label={`Choice ${index}`} options={[]} value="" onChange={fn()} />
    )),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const heading = within(dialog).getByRole('heading')
    const { left, bottom } = heading.getBoundingClientRect()
    for (const top of [60, 90, 120, 150]) {
      dialog.scrollTo({ top })
      await expect(document.elementFromPoint(left + 10, bottom - 10)).toBe(heading)
    }
  },
}

export const FocusReturned: Story = {
  tags: ['action'],
  render: WithOpener,
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Read' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))

    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    await expect(dialog.contains(document.activeElement)).toBe(true)

    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const ClosedByButton: Story = {
  tags: ['action'],
  render: WithOpener,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const LongText: Story = { args: { title: longText, children: longText } }

export const RightToLeft: Story = {
  ...WithButtons,
  args: { ...WithButtons.args, title: arabic.testimonials, children: arabic.sentence },
  globals: { direction: 'rtl' },
}
