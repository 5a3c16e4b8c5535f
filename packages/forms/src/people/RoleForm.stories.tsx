import type { Meta, StoryObj } from '@storybook/react-vite'
import { withFormProviders } from '@staff/content/stories/withFormProviders'
import { roleFixtures } from '@staff/content/role/role.fixtures'

import { previewLayout } from '../stories/formLayout'
import { formStories, savingForm } from '../stories/formStories'
import { invalidFieldStories } from '../stories/invalidField'
import { RoleForm } from './RoleForm'

const form = formStories(roleFixtures)
const refuses = invalidFieldStories(roleFixtures)

const meta = {
  title: 'Forms/Role',
  component: RoleForm,
  args: savingForm,
  parameters: { docs: { story: { inline: false, height: '620px' } } },
  decorators: [previewLayout, withFormProviders],
} satisfies Meta<typeof RoleForm>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = form.new
export const Filled: Story = form.filled
export const Saving: Story = form.saving
export const SaveRefused: Story = form.saveRefused('name', 'Name is used by another role')
/** The role type stays, because otherwise nobody could open the console. */
export const LastAdministrators: Story = form.saveRefused(
  'roleTypeId',
  'The last administrator has this role. Make somebody else one first.',
)
export const SaveFailed: Story = form.saveFailed
export const SaveOffline: Story = form.offline
export const Conflict: Story = form.conflict

export const NameMissing: Story = refuses('nameMissing')
export const NameTooLong: Story = refuses('nameTooLong')
export const RoleTypeMissing: Story = refuses('roleTypeMissing')
export const RoleTypeNotOffered: Story = refuses('roleTypeNotOffered')
export const DescriptionTooLong: Story = refuses('descriptionTooLong')
