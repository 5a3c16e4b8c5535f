import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { previewLayout } from '@staff/forms/stories/formLayout'
import { save, savingForm } from '@staff/forms/stories/formStories'
import { withFormProviders } from '../stories/withFormProviders'
import { CareerForm } from './CareerForm'
import { careerFixtures } from './career.fixtures'

const { filled, records } = careerFixtures
const written = records.find(({ metaTitle }) => metaTitle !== '') ?? filled

/** What search engines show of a page, written for them. Without it they get the title and the beginning of the text. */
const meta = {
  title: 'Forms/Career/Search engines',
  tags: ['!autodocs'],
  component: CareerForm,
  args: { ...savingForm, initial: filled },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  decorators: [previewLayout, withFormProviders],
} satisfies Meta<typeof CareerForm>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Nobody has to open them: the page has a title and a description without. */
export const FromTheTitleAndTheText: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From the title and the text')).toBeVisible()
    await expect(canvas.getByText('In search results')).not.toBeVisible()
  },
}

export const Opened: Story = {
  play: async (context) => {
    await open(context)
    const result = resultOf(context)
    await expect(result).toHaveTextContent('careers › senior-react-engineer')
    await expect(result).toHaveTextContent(filled.title)
    await expect(result).toHaveTextContent(/You lead the front end of two client portals/)
  },
}

/** What is written is there when the form opens. */
export const Written: Story = {
  args: { initial: written },
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.getByText('Written for them')).toBeVisible()
    await expect(resultOf(context)).toHaveTextContent('Delivery manager jobs in London')
    await expect(canvas.getByText('31 characters; about 60 are shown.')).toBeVisible()
  },
}

export const WrittenDark: Story = { ...Written, globals: { theme: 'dark' } }

export const WrittenOnAPhone: Story = {
  ...Written,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

/** The result is cut as search engines cut it. The whole title is stored. */
export const CutInTheResult: Story = {
  args: {
    initial: {
      ...written,
      metaTitle: 'Delivery manager jobs in London with one plan, one demo a week and no surprises',
    },
  },
  play: async (context) => {
    await expect(resultOf(context)).toHaveTextContent(
      'Delivery manager jobs in London with one plan, one demo a…',
    )
  },
}

export const KeptOut: Story = {
  args: { initial: { ...filled, noIndex: true } },
  play: async (context) => {
    await expect(context.canvas.getByText('Kept out')).toBeVisible()
    await expect(resultOf(context)).toHaveTextContent(
      'Search engines are asked not to list this page.',
    )
  },
}

export const Empty: Story = {
  args: { initial: undefined as never },
  play: async (context) => {
    await open(context)
    await expect(resultOf(context)).toHaveTextContent('No title yet')
  },
}

export const ReadOnly: Story = {
  args: { initial: written, isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Search title' })).toBeDisabled()
  },
}

/** The result follows what is typed. */
export const Typed: Story = {
  tags: ['action'],
  play: async (context) => {
    const { args, canvas, canvasElement } = context
    await open(context)
    await userEvent.tab()
    const title = canvas.getByRole('textbox', { name: 'Search title' })
    await expect(title).toHaveFocus()
    await userEvent.keyboard('React jobs in Austin')
    await expect(resultOf(context)).toHaveTextContent('React jobs in Austin')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Keep out of search engines' }))
    await save(canvasElement)
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ metaTitle: 'React jobs in Austin', noIndex: true }),
      ),
    )
  },
}

/** A message is not hidden: the fields open, and the summary leads to the one that is refused. */
export const RefusedWhileHidden: Story = {
  args: {
    onSave: fn(async () => ({
      status: 'refused' as const,
      errors: { metaTitle: 'Search title is used by another page' },
      message: 'Search title is used by another page',
    })),
  },
  play: async (context) => {
    const { canvas, canvasElement } = context
    await save(canvasElement)
    const link = await canvas.findByRole('link', { name: 'Search title is used by another page' })
    const summary = canvas.getByText('Search engines').closest('summary')
    await waitFor(() => expect(summary?.parentElement).toHaveAttribute('open'))
    // Closed again, the link opens them.
    await userEvent.click(summary ?? link)
    await userEvent.click(link)
    const title = canvas.getByRole('textbox', { name: 'Search title' })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(title).toBeVisible()
  },
}

async function open({ canvas }: Context) {
  await userEvent.click(canvas.getByText('Search engines'))
  await waitFor(() => expect(canvas.getByText('In search results')).toBeVisible())
}

function resultOf({ canvas }: Context) {
  return canvas.getByRole('figure', { name: 'In search results' })
}
