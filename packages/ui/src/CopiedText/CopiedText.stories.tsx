import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'

import { CopiedText, type CopiedTextProps } from './CopiedText'
import { matrixStory } from '../stories/matrixStory'
import { arabic, longText } from '../stories/states'
import { defineStatus } from '../stories/status'

const meta = {
  title: 'Components/Data/CopiedText',
  component: CopiedText,
  parameters: {
    status: defineStatus({ stage: 'draft', accessibilityReviewed: '2026-11-22' }),
  },
  args: { label: 'Order number', text: 'A-2041-77' },
} satisfies Meta<typeof CopiedText>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<CopiedTextProps>({
  draw: (props) => <CopiedText {...props} />,
  base: { label: 'Order number', text: 'A-2041-77' },
  states: {
    Default: {},
    'With an explanation': { props: { children: 'The visitor sees this number too.' } },
    'Long text': { props: { text: longText } },
    'Right to left': { props: { children: arabic.name }, dir: 'rtl' },
  },
})

export const Copied: Story = {
  play: async ({ canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy order number' }))
    await expect(writeText).toHaveBeenCalledWith('A-2041-77')
    await expect(await canvas.findByText('Copied')).toBeVisible()
  },
}

/** The browser denies access to the clipboard: the text is selected, so that one key press copies it. */
export const ClipboardDenied: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy order number' }))
    await expect(await canvas.findByText('Press Ctrl+C to copy it')).toBeVisible()
    await expect(getSelection()?.toString()).toBe('A-2041-77')
  },
}
