import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileSymlink } from 'lucide-react'
import { expect } from 'storybook/test'

import { MarkdownTextArea } from '../MarkdownTextArea'
import { defineStatus } from '../../stories/status'
import { arabic } from '../../stories/states'
import { expectFocusOrder } from '../../stories/accessibilityChecks'
import { Controlled, loadSampleRenderer } from '../stories/Controlled'
import { pressTool, undo } from '../stories/areaSteps'
import { markdownLink, type MarkdownTool } from './moreTools'

const moreTools: MarkdownTool[] = [
  {
    name: 'Link to a record',
    icon: <FileSymlink />,
    onPress: ({ selected, insert }) => insert(markdownLink(selected, 'record:careers/1')),
  },
]

const meta = {
  title: 'Components/Inputs/MarkdownTextArea/Toolbar',
  component: MarkdownTextArea,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-28' }),
  },
  tags: ['action'],
  args: {
    label: 'Description',
    name: 'description',
    value: 'one',
    loadRenderer: loadSampleRenderer,
  },
  render: Controlled,
  argTypes: { loadRenderer: { control: false }, moreTools: { control: false } },
} satisfies Meta<typeof MarkdownTextArea>

export default meta
type Story = StoryObj<typeof meta>

/** The toolbar is one tab stop before the text. Arrow keys go round. */
export const ToolbarByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('toolbar', { name: 'Formatting of Description' })
    const button = (name: RegExp) => canvas.getByRole('button', { name })
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox')
    await expect(bar).toHaveAttribute('aria-controls', area.id)
    await expectFocusOrder([button(/^Bold/), area])

    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowRight}')
    await expect(button(/^Italic/)).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(button(/^Preview/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{End}{ArrowLeft}')
    await expect(button(/^Link/)).toHaveFocus()
    await userEvent.tab()
    await expect(area).toHaveFocus()
    // It returns to the button that was used last.
    await userEvent.tab({ shift: true })
    await expect(button(/^Link/)).toHaveFocus()

    area.setSelectionRange(0, 3)
    await userEvent.keyboard('{Enter}')
    await expect(area).toHaveValue('[one](https://)')
    await expect(area).toHaveFocus()
    await expect(area.selectionStart).toBe(6)
    await expect(area.selectionEnd).toBe(14)
  },
}

/** In a right-to-left page the arrow keys follow the order of the buttons. */
export const ToolbarRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: arabic.description, value: arabic.sentence },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: /^Italic/ })).toHaveFocus()
  },
}

/** Each button, and undo, which takes back one button at a time. */
export const EveryButtonAndUndo: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox')
    const results = {
      Bold: '**one**',
      Italic: '*one*',
      Heading: '## one',
      Quote: '> one',
      List: '- one',
      'Numbered list': '1. one',
      Link: '[one](https://)',
    }
    for (const [name, result] of Object.entries(results)) {
      area.focus()
      area.setSelectionRange(0, 3)
      await pressTool(canvas, name)
      await expect(area).toHaveValue(result)
      await pressTool(canvas, name)
      await expect(area).toHaveValue('one')
      undo()
      await expect(area).toHaveValue(result)
      undo()
      await expect(area).toHaveValue('one')
      await expect(area).toHaveFocus()
    }
  },
}

/** A form can have more buttons. What they insert replaces the selection, and undo takes it back. */
export const MoreTools: Story = {
  args: { value: 'See here.', moreTools },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox')
    area.focus()
    area.setSelectionRange(4, 8)
    await pressTool(canvas, 'Link to a record')
    await expect(area).toHaveValue('See [here](record:careers/1).')
    await expect(area).toHaveFocus()
    await expect(area.selectionStart).toBe(28)
    undo()
    await expect(area).toHaveValue('See here.')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{End}{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Link to a record' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: /^Link \(/ })).toHaveFocus()
  },
}

/** The keys of the buttons. Ctrl K stays with the palette. */
export const Keys: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox')
    await userEvent.type(area, 'one')
    area.setSelectionRange(0, 3)
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect(area).toHaveValue('**one**')
    await userEvent.keyboard('{Control>}b{/Control}{Control>}i{/Control}')
    await expect(area).toHaveValue('*one*')
    await userEvent.keyboard('{Control>}i{/Control}{Control>}{Shift>}k{/Shift}{/Control}')
    await expect(area).toHaveValue('[one](https://)')
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(area).toHaveValue('[one](https://)')
  },
}

/** Enter goes on with a list, and ends it at an empty item. */
export const ListByEnter: Story = {
  args: { value: '- one' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox')
    area.focus()
    area.setSelectionRange(5, 5)
    await userEvent.keyboard('{Enter}')
    await expect(area).toHaveValue('- one\n- ')
    await userEvent.keyboard('{Enter}')
    await expect(area).toHaveValue('- one\n\n')
    await expect(area.selectionStart).toBe(7)
    undo()
    await expect(area).toHaveValue('- one\n- ')
  },
}
