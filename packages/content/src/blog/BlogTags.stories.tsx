import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { save, savingForm } from '@staff/forms/stories/formStories'
import { previewLayout } from '@staff/forms/stories/formLayout'
import { withFormProviders } from '../stories/withFormProviders'
import { BlogForm } from './BlogForm'
import { blogFixtures } from './blog.fixtures'

const { filled } = blogFixtures
const [first = '', second = ''] = filled.tags

const meta = {
  title: 'Forms/Blog/Tags',
  tags: ['!autodocs', 'action'],
  component: BlogForm,
  args: { ...savingForm, initial: filled },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  decorators: [previewLayout, withFormProviders],
} satisfies Meta<typeof BlogForm>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Enter adds the tag and does not submit the form. */
export const AddedWithEnter: Story = {
  play: async (context) => {
    await userEvent.type(tagsOf(context), 'Logistics{Enter}')
    await expectSaid(context, 'Logistics added')
    await expect(context.args.onSave).not.toHaveBeenCalled()
    await expectSaved(context, [first, second, 'Logistics'])
  },
}

export const AddedWithComma: Story = {
  play: async (context) => {
    await userEvent.type(tagsOf(context), 'Hiring,Data,')
    await expectSaid(context, 'Data added')
    await expectSaved(context, [first, second, 'Hiring', 'Data'])
  },
}

/** A typed tag is added even when the next press is Save. */
export const AddedOnSave: Story = {
  play: async (context) => {
    await userEvent.type(tagsOf(context), 'Research')
    await expectSaved(context, [first, second, 'Research'])
  },
}

/** The tag is added before the list is validated. */
export const AddedOnBlur: Story = {
  args: { initial: { ...filled, tags: [], description: '' } },
  play: async (context) => {
    const { canvas } = context
    await userEvent.type(tagsOf(context), 'React')
    await userEvent.tab()
    await expect(await canvas.findByRole('button', { name: 'Remove React' })).toBeVisible()
    // Past the toolbar of the description, and past the description.
    await userEvent.tab()
    await userEvent.tab()
    await expect(await canvas.findByText('Description is required')).toBeVisible()
    await expect(canvas.queryByText('At least one tag is required')).not.toBeInTheDocument()
  },
}

export const PastedList: Story = {
  play: async (context) => {
    await userEvent.click(tagsOf(context))
    await userEvent.paste('Research; Logistics\nMobile apps')
    await expectSaid(context, 'Research, Logistics, Mobile apps added')
    await expectSaved(context, [first, second, 'Research', 'Logistics', 'Mobile apps'])
  },
}

/** A tag cannot be added twice, whatever its case. */
export const Duplicate: Story = {
  play: async (context) => {
    await userEvent.type(tagsOf(context), `${first.toUpperCase()}{Enter}`)
    await expectSaid(context, `${first} is already there`)
    await expect(tagsOf(context)).toHaveAccessibleDescription(/is already there/)
    await expectSaved(context, [first, second])
  },
}

export const RemovedByButton: Story = {
  play: async (context) => {
    await userEvent.click(context.canvas.getByRole('button', { name: `Remove ${first}` }))
    await expectSaid(context, `${first} removed`)
    await expectSaved(context, [second])
  },
}

export const RemovedWithBackspace: Story = {
  play: async (context) => {
    await userEvent.type(tagsOf(context), '{Backspace}')
    await expectSaid(context, `${second} removed`)
    await expectSaved(context, [first])
  },
}

/** Arrow keys move between tags, Delete removes one, and the error for the last removed tag is at the field. */
export const KeyboardOnly: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context
    tagsOf(context).focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: `Remove ${first}` })).toHaveFocus()
    await userEvent.keyboard('{Delete}{Delete}')
    await expectSaid(context, `${second} removed`)
    await expect(tagsOf(context)).toHaveFocus()
    await save(canvasElement)
    await waitFor(() => expect(tagsOf(context)).toBeInvalid())
    await expect(tagsOf(context)).toHaveAccessibleDescription(/At least one tag is required/)

    await userEvent.type(tagsOf(context), 'Data{Enter}')
    await waitFor(() => expect(tagsOf(context)).toBeValid())
  },
}

function tagsOf({ canvas }: Context) {
  return canvas.getByRole('textbox', { name: 'Tags' })
}

async function expectSaid({ canvas }: Context, words: string) {
  const regions = await canvas.findAllByRole('status')
  await waitFor(() =>
    expect(regions.map((region) => region.textContent)).toContainEqual(
      expect.stringContaining(words),
    ),
  )
}

async function expectSaved({ args, canvasElement }: Context, tags: string[]) {
  await save(canvasElement)
  await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ tags })))
}
