import type { Meta, StoryObj } from '@storybook/react-vite'
import { previewLayout } from '@staff/forms/stories/formLayout'
import { formStories, savingForm } from '@staff/forms/stories/formStories'
import { invalidFieldStories } from '@staff/forms/stories/invalidField'

import { withFormProviders } from '../stories/withFormProviders'
import { TeamForm } from './TeamForm'
import { teamFixtures } from './team.fixtures'

const form = formStories(teamFixtures)
const refuses = invalidFieldStories(teamFixtures)

const meta = {
  title: 'Forms/Team',
  component: TeamForm,
  args: savingForm,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  decorators: [previewLayout, withFormProviders],
} satisfies Meta<typeof TeamForm>

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
export const PositionMissing: Story = refuses('positionMissing')
export const PositionTooLong: Story = refuses('positionTooLong')
export const DescriptionMissing: Story = refuses('descriptionMissing')
export const DescriptionTooManyCharacters: Story = refuses('descriptionTooManyCharacters')
export const DescriptionTooLong: Story = refuses('descriptionTooLong')
export const LinkedInLinkMissing: Story = refuses('linkedInLinkMissing')
export const LinkedInLinkTooLong: Story = refuses('linkedInLinkTooLong')
export const LinkedInLinkToAnotherSite: Story = refuses('linkedInLinkToAnotherSite')
export const EmailMissing: Story = refuses('emailMissing')
export const EmailTooLong: Story = refuses('emailTooLong')
export const EmailNotAnAddress: Story = refuses('emailNotAnAddress')
