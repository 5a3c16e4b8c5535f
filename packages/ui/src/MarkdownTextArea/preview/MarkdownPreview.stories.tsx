import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, waitFor } from 'storybook/test'

import { MarkdownTextArea } from '../MarkdownTextArea'
import { defineStatus } from '../../stories/status'
import { arabic } from '../../stories/states'
import { Controlled, loadSampleRenderer } from '../stories/Controlled'
import { previewOf, openPreview } from '../stories/areaSteps'

const text = `## What you do

You look after the **booking portal** of a haulage company, with [their team](https://example.com/team).

- Releases every week
- A demo every Friday
`

const meta = {
  title: 'Components/Inputs/MarkdownTextArea/Preview',
  component: MarkdownTextArea,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-28' }),
  },
  args: {
    label: 'Description',
    name: 'description',
    value: text,
    loadRenderer: loadSampleRenderer,
  },
  render: Controlled,
  argTypes: { loadRenderer: { control: false } },
} satisfies Meta<typeof MarkdownTextArea>

export default meta
type Story = StoryObj<typeof meta>

/** The preview stands beside the text, is as high, and shows what is typed. Its links open in a new tab. */
export const Open: Story = {
  tags: ['action'],
  play: async ({ canvas, userEvent }) => {
    const preview = await openPreview(canvas)
    await expect(await preview.findByRole('heading', { name: 'What you do' })).toBeVisible()
    const link = preview.getByRole('link', { name: 'their team' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')

    const area = canvas.getByRole('textbox')
    const [left, right] = [area, previewOf(canvas)].map((each) => each.getBoundingClientRect())
    await expect(right?.left).toBeGreaterThan(left?.right ?? Infinity)
    await expect(right?.height).toBeCloseTo(left?.height ?? 0, 0)

    await userEvent.type(area, '\nAnd more')
    await expect(await preview.findByText('And more', { exact: false })).toBeInTheDocument()
  },
}

export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } }

/** On a phone the preview is below the text. */
export const OpenOnAPhone: Story = {
  tags: ['action'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const preview = await openPreview(canvas)
    await expect(await preview.findByRole('heading')).toBeVisible()
    const below = previewOf(canvas).getBoundingClientRect().top
    await expect(below).toBeGreaterThan(canvas.getByRole('textbox').getBoundingClientRect().bottom)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The button closes the preview again. Without a text nothing is loaded for it to show. */
export const NothingToPreview: Story = {
  tags: ['action'],
  args: { value: ' ' },
  play: async ({ canvas, userEvent }) => {
    const preview = await openPreview(canvas)
    await expect(preview.getByText('Nothing to preview yet')).toBeVisible()
    const button = canvas.getByRole('button', { name: 'Preview' })
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
  },
}

export const Loading: Story = {
  tags: ['action'],
  args: { loadRenderer: () => new Promise<never>(() => {}) },
  play: async ({ canvas }) => {
    const preview = await openPreview(canvas)
    await expect(preview.getByRole('status')).toHaveTextContent('Loading the preview…')
  },
}

/** The code of the preview cannot be loaded, such as without a connection. The text stays as it is. */
export const FailedToLoad: Story = {
  tags: ['action'],
  args: { loadRenderer: fn() },
  beforeEach: ({ args }) => {
    mocked(args.loadRenderer).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    mocked(args.loadRenderer).mockImplementation(loadSampleRenderer)
  },
  play: async ({ canvas, userEvent }) => {
    const preview = await openPreview(canvas)
    await expect(await preview.findByRole('alert')).toHaveTextContent(
      'The preview could not be loaded.',
    )
    await expect(canvas.getByRole('textbox')).toHaveValue(text)

    await userEvent.click(preview.getByRole('button', { name: 'Try again' }))
    await expect(await preview.findByRole('heading', { name: 'What you do' })).toBeVisible()
  },
}

/** The preview scrolls as far as the text. */
export const ScrollsTogether: Story = {
  tags: ['action'],
  args: { value: `${text}\n`.repeat(8) },
  play: async ({ canvas }) => {
    const preview = await openPreview(canvas)
    await preview.findAllByRole('heading')
    const area = canvas.getByRole('textbox')
    const shown = previewOf(canvas)
    area.scrollTop = area.scrollHeight
    await waitFor(() =>
      expect(shown.scrollTop).toBeCloseTo(shown.scrollHeight - shown.clientHeight, -1),
    )
    area.scrollTop = 0
    await waitFor(() => expect(shown.scrollTop).toBe(0))
  },
}

/** Each block has the direction of its text. */
export const RightToLeft: Story = {
  tags: ['action'],
  args: { value: `## ${arabic.description}\n\n${arabic.sentence}\n\nAnd one in English` },
  play: async ({ canvas }) => {
    const preview = await openPreview(canvas)
    const heading = await preview.findByRole('heading', { name: arabic.description })
    await expect(getComputedStyle(heading).direction).toBe('rtl')
    await expect(getComputedStyle(preview.getByText('And one in English')).direction).toBe('ltr')
  },
}
