import type { Meta, StoryObj } from '@storybook/react-vite'
import { noSearchEngineValues, pictureAddress } from '@staff/entity'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { previewLayout } from '@staff/forms/stories/formLayout'
import { formStories, save, savingForm } from '@staff/forms/stories/formStories'
import { invalidFieldStories } from '@staff/forms/stories/invalidField'

import { withFormProviders } from '../stories/withFormProviders'
import { BlogForm } from './BlogForm'
import { blogFixtures } from './blog.fixtures'

const { filled, records } = blogFixtures
const linkPost = records.find(({ kind }) => kind === 'Link post') ?? filled
const form = formStories(blogFixtures)
const refuses = invalidFieldStories(blogFixtures)

const meta = {
  title: 'Forms/Blog',
  component: BlogForm,
  args: savingForm,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  decorators: [previewLayout, withFormProviders],
} satisfies Meta<typeof BlogForm>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const New: Story = form.new
export const Filled: Story = form.filled
export const Saving: Story = form.saving
export const SaveRefused: Story = form.saveRefused(
  'image',
  'Image is not stored here; upload it again',
)
export const SaveFailed: Story = form.saveFailed
export const SaveOffline: Story = form.offline
export const Conflict: Story = form.conflict

export const KindMissing: Story = refuses('kindMissing')
export const KindNotOffered: Story = refuses('kindNotOffered')
export const TitleMissing: Story = refuses('titleMissing')
export const TitleTooLong: Story = refuses('titleTooLong')
export const ImageMissing: Story = refuses('imageMissing')
export const ImageFromElsewhere: Story = refuses('imageFromElsewhere')
export const AuthorMissing: Story = refuses('authorMissing')
export const AuthorTooLong: Story = refuses('authorTooLong')
export const TagsMissing: Story = refuses('tagsMissing')
export const TagTooLong: Story = refuses('tagTooLong')
export const TagTwice: Story = refuses('tagTwice')
export const DescriptionMissing: Story = refuses('descriptionMissing')
export const DescriptionTooLong: Story = refuses('descriptionTooLong')
export const ImageLinkMissing: Story = refuses('imageLinkMissing')
export const ImageLinkTooLong: Story = refuses('imageLinkTooLong')
export const ImageLinkNotOfTheWeb: Story = refuses('imageLinkNotOfTheWeb')
export const MetaTitleTooLong: Story = refuses('metaTitleTooLong')
export const MetaDescriptionTooLong: Story = refuses('metaDescriptionTooLong')
export const ShareImageFromElsewhere: Story = refuses('shareImageFromElsewhere')

const undescribed = {
  initial: { ...filled, image: pictureAddress(filled.image) },
  savesDrafts: true,
}

/** Publishing asks for the description of a picture; a draft can do without. */
export const PictureNotDescribed: Story = {
  args: undescribed,
  play: async ({ args, canvas, canvasElement }) => {
    await save(canvasElement)
    const message = 'Describe the picture, or choose “Decorative”'
    await userEvent.click(await canvas.findByRole('link', { name: message }))
    const text = descriptionIn(canvas)
    await expect(text).toHaveFocus()
    await expect(text).toHaveAccessibleDescription(expect.stringContaining(message))
    await expect(text).toBeInvalid()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const PictureDescribedAtLast: Story = {
  tags: ['action'],
  args: undescribed,
  play: async ({ args, canvas, canvasElement }) => {
    await save(canvasElement)
    await canvas.findByRole('link', { name: /Describe the picture/ })
    await userEvent.type(descriptionIn(canvas), 'A lamp')
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Describe/ })).toBeNull())
    await save(canvasElement)
    const image = `${pictureAddress(filled.image)}#alt=A lamp`
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ image })),
    )
  },
}

/** A link post has a link instead of author, tags and description. */
export const LinkPost: Story = {
  args: { initial: linkPost },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'Image Link' })).toHaveValue(
      linkPost.imageLink,
    )
    await expect(canvas.queryByRole('textbox', { name: 'Author' })).not.toBeInTheDocument()
    await save(canvasElement)
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'Link post', imageLink: linkPost.imageLink, tags: [] }),
      ),
    )
  },
}

/** The fields of an article are stored empty; until the save the form keeps them. */
export const ArticleBecomesLinkPost: Story = {
  tags: ['action'],
  args: { initial: filled },
  play: async ({ args, canvas, canvasElement }) => {
    await choose(canvas, 'Link post')
    await expect(canvas.queryByRole('textbox', { name: 'Author' })).not.toBeInTheDocument()
    await choose(canvas, 'Article')
    await expect(canvas.getByRole('textbox', { name: 'Author' })).toHaveValue(filled.author)

    await choose(canvas, 'Link post')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Image Link' }), 'https://a.example')
    await save(canvasElement)
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        kind: 'Link post',
        title: filled.title,
        image: filled.image,
        author: '',
        tags: [],
        description: '',
        imageLink: 'https://a.example',
        ...noSearchEngineValues,
      }),
    )
  },
}

async function choose(canvas: Canvas, kind: string) {
  await userEvent.click(canvas.getByRole('button', { name: /Kind/ }))
  await userEvent.click(await screen.findByRole('option', { name: kind }))
}

function descriptionIn(canvas: Canvas): HTMLElement {
  const group = canvas.getByRole('group', { name: 'Description of Image' })
  return within(group).getByRole('textbox', { name: 'Describe the picture' })
}
