import type { Meta, StoryObj } from '@storybook/react-vite'
import { previewLayout } from '@staff/forms/stories/formLayout'
import { formStories, savingForm } from '@staff/forms/stories/formStories'
import { invalidFieldStories } from '@staff/forms/stories/invalidField'

import { withFormProviders } from '../stories/withFormProviders'
import { ClientForm } from './ClientForm'
import { clientFixtures } from './client.fixtures'

const form = formStories(clientFixtures)
const refuses = invalidFieldStories(clientFixtures)

const meta = {
  title: 'Forms/Client',
  component: ClientForm,
  args: savingForm,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  decorators: [previewLayout, withFormProviders],
} satisfies Meta<typeof ClientForm>

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
export const WebsiteLinkTooLong: Story = refuses('websiteLinkTooLong')
export const WebsiteLinkNotOfTheWeb: Story = refuses('websiteLinkNotOfTheWeb')
