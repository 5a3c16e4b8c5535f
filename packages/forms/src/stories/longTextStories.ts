import type { ReactNode } from 'react'
import { expectAnnounced, expectDescribed } from '@staff/ui/stories/accessibilityChecks'
import { expect, userEvent, waitFor, within } from 'storybook/test'

interface StoryContext {
  canvasElement: HTMLElement
  args: { hint?: ReactNode }
}

/** The stories of a text field of several lines: `name` in the sample form, whose maximum is 60 characters, with this label. */
export function longTextStories(name: string, label: string) {
  const control = ({ canvasElement }: StoryContext) =>
    within(canvasElement).getByRole('textbox', { name: label })
  const valued = (text: string) => ({ parameters: { values: { [name]: text } } })
  return {
    errorOnBlur: {
      tags: ['action'],
      args: { hint: 'As it should stand under the quotation' },
      play: async (context: StoryContext) => {
        const { args } = context
        await userEvent.clear(control(context))
        await expectDescribed(control(context), { ...args, label, required: true })
        await userEvent.tab()
        await waitFor(() => expect(control(context)).toBeInvalid())
        const error = `${label} is required`
        await expectDescribed(control(context), { ...args, label, required: true, error })
        await userEvent.type(control(context), 'P')
        await waitFor(() => expect(control(context)).toBeValid())
      },
    },
    closeToTheMaximum: {
      ...valued('Six months, with an option for six more. Then a'),
      play: async (context: StoryContext) => {
        const canvas = within(context.canvasElement)
        await expect(canvas.queryByText(/ \/ 60/)).not.toBeInTheDocument()
        await userEvent.type(control(context), ' review.')
        await expect(await canvas.findByText('55 of 60')).toBeVisible()
        await expect(control(context)).toHaveAccessibleDescription('55 of at most 60 characters')
        await waitFor(() => expectAnnounced(context.canvasElement, '5 characters remaining'))
      },
    },
    overTheMaximum: {
      ...valued('Six months. '.repeat(5)),
      play: async (context: StoryContext) => {
        const canvas = within(context.canvasElement)
        await expect(canvas.getByText('60 of 60')).toBeVisible()
        await userEvent.type(control(context), 'And')
        await expect(await canvas.findByText('63 of 60')).toBeVisible()
        await waitFor(() => expectAnnounced(context.canvasElement, '3 characters too many'))
      },
    },
    farOverTheMaximum: {
      ...valued('Six months. '.repeat(20)),
      play: async (context: StoryContext) => {
        const canvas = within(context.canvasElement)
        await expect(canvas.getByText('> 120 of 60')).toBeVisible()
        await expect(control(context)).toHaveAccessibleDescription(
          'More than 120 of at most 60 characters',
        )
      },
    },
  }
}
