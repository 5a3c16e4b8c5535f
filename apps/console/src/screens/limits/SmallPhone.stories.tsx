import type { Meta, StoryObj } from '@storybook/react-vite'

import { ConsoleAt } from '../../testing/ConsoleAt'
import { expectFocusInSight } from '../../testing/limits/focusInSight'
import { limitStates } from '../../testing/limits/limitStates'
import { limitStory } from '../../testing/limits/limitStory'

/** The smallest phone, and a laptop's screen at 400 %: one column, and all that a wide screen has. */
const meta = {
  title: 'Screens/At the limits/320 px',
  component: ConsoleAt,
  parameters: { layout: 'fullscreen', api: {} },
  globals: { viewport: { value: 'smallPhone' } },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleAt>

export default meta
type Story = StoryObj<typeof meta>

const at400 = { globals: { viewport: { value: 'zoomed' } } }

export const Login: Story = limitStory(limitStates.login)
export const Home: Story = limitStory(limitStates.home)
/** What has the focus is never below the bar at the top. */
export const List: Story = limitStory(limitStates.list, expectFocusInSight)
/** Nor below the save bar. */
export const FormRefused: Story = limitStory(limitStates.refused, expectFocusInSight)
export const EditForm: Story = limitStory(limitStates.edit)
/** In a low window both bars scroll away, and leave the room for what is read. */
export const EditFormAt400Percent: Story = {
  ...limitStory(limitStates.edit, expectFocusInSight),
  ...at400,
}
export const QueryOpen: Story = limitStory(limitStates.query)
export const QueryOpenAt400Percent: Story = { ...QueryOpen, ...at400 }
export const DeleteAsked: Story = limitStory(limitStates.deleting)
export const UserMenuOpen: Story = limitStory(limitStates.userMenu)
export const NavigationOpen: Story = limitStory(limitStates.navigation)
export const ChangePassword: Story = limitStory(limitStates.changePassword)
export const AccessDenied: Story = limitStory(limitStates.accessDenied)
