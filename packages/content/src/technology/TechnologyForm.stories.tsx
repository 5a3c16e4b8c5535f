import type { Meta, StoryObj } from '@storybook/react-vite'
import { previewLayout } from '@staff/forms/stories/formLayout'
import { formStories, savingForm } from '@staff/forms/stories/formStories'
import { invalidFieldStories } from '@staff/forms/stories/invalidField'

import { withFormProviders } from '../stories/withFormProviders'
import { TechnologyForm } from './TechnologyForm'
import { technologyFixtures } from './technology.fixtures'

const form = formStories(technologyFixtures)
const refuses = invalidFieldStories(technologyFixtures)

const meta = {
  title: 'Forms/Technology',
  component: TechnologyForm,
  args: savingForm,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  decorators: [previewLayout, withFormProviders],
} satisfies Meta<typeof TechnologyForm>

export default meta
type Story = StoryObj<typeof meta>

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

export const NameMissing: Story = refuses('nameMissing')
export const NameTooLong: Story = refuses('nameTooLong')
export const ImageMissing: Story = refuses('imageMissing')
export const ImageFromElsewhere: Story = refuses('imageFromElsewhere')
export const CategoryMissing: Story = refuses('categoryMissing')
export const CategoryNotOffered: Story = refuses('categoryNotOffered')
