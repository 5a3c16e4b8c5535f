import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { MarkdownTextArea } from '../MarkdownTextArea'
import { defineStatus } from '../../stories/status'
import { Controlled, loadSampleRenderer } from '../stories/Controlled'
import { pasteText, undo } from '../stories/areaSteps'
import { pastedTexts } from './pasted.fixtures'

const meta = {
  title: 'Components/Inputs/MarkdownTextArea/Paste',
  component: MarkdownTextArea,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-28' }),
  },
  tags: ['action'],
  args: {
    label: 'Description',
    name: 'description',
    value: '',
    rows: 12,
    loadRenderer: loadSampleRenderer,
  },
  render: Controlled,
  argTypes: { loadRenderer: { control: false } },
} satisfies Meta<typeof MarkdownTextArea>

export default meta
type Story = StoryObj<typeof meta>

/** Pastes a text of the corpus, and takes it back. */
function pastes(source: string): Story {
  return {
    play: async ({ canvas }) => {
      const { html = '', markdown = '' } = pastedTexts[source] ?? {}
      const area = canvas.getByRole<HTMLTextAreaElement>('textbox')
      area.focus()
      await expect(pasteText(area, { html, text: 'plain' })).toBe(true)
      await waitFor(() => expect(area).toHaveValue(markdown))
      await expect(area.selectionStart).toBe(markdown.length)
      undo()
      await expect(area).toHaveValue('')
    },
  }
}

export const FromWord: Story = pastes('Word')
export const FromGoogleDocs: Story = pastes('Google Docs')
export const FromOutlook: Story = pastes('Outlook')
export const FromAWebPage: Story = pastes('a web page')

/** An address over selected words is their link. */
export const AddressOverWords: Story = {
  args: { value: 'See our page now' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox')
    area.focus()
    area.setSelectionRange(4, 12)
    await expect(pasteText(area, { text: 'https://example.com' })).toBe(true)
    await expect(area).toHaveValue('See [our page](https://example.com) now')
  },
}

/** What is typed while the code for a paste loads stays, after the pasted text. */
export const TypedMeanwhile: Story = {
  args: { value: 'Before ' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox')
    area.focus()
    area.setSelectionRange(7, 7)
    pasteText(area, { html: '<b>bold</b>', text: 'bold' })
    // oxlint-disable-next-line typescript/no-deprecated
    document.execCommand('insertText', false, ' after')
    await waitFor(() => expect(area).toHaveValue('Before **bold** after'))
    await expect(area.selectionStart).toBe('Before **bold** after'.length)
  },
}

/** Plain texts, code from an editor, and pastes with Shift are pasted by the browser. */
export const LeftToTheBrowser: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox')
    area.focus()
    await expect(pasteText(area, { text: '**as it is**' })).toBe(false)
    const code =
      '<div style="white-space: pre;"><span style="font-weight: bold;">**a**</span></div>'
    await expect(pasteText(area, { html: code, text: '**a**' })).toBe(false)
    await userEvent.keyboard('{Control>}{Shift>}v{/Shift}{/Control}')
    await expect(pasteText(area, { html: '<b>a</b>', text: 'a' })).toBe(false)
    await expect(pasteText(area, { html: '<b>a</b>', text: 'a' })).toBe(true)
    await waitFor(() => expect(area).toHaveValue('**a**'))
  },
}
