import type { Meta, StoryObj } from '@storybook/react-vite'

import { ConsoleAt } from '../../testing/ConsoleAt'
import { expectFocusInSight } from '../../testing/limits/focusInSight'
import { limitStates } from '../../testing/limits/limitStates'
import { limitStory } from '../../testing/limits/limitStory'

/** Text at 200 %, as people with low vision set it in their browser. All sizes grow with it. */
const meta = {
  title: 'Screens/At the limits/Large text',
  component: ConsoleAt,
  parameters: { layout: 'fullscreen', api: {} },
  globals: { viewport: { value: 'laptop' } },
  tags: ['!autodocs'],
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => document.documentElement.style.removeProperty('font-size')
  },
} satisfies Meta<typeof ConsoleAt>

export default meta
type Story = StoryObj<typeof meta>

const onAPhone = { globals: { viewport: { value: 'phone' } } }

export const Login: Story = limitStory(limitStates.login)
export const Home: Story = limitStory(limitStates.home)
export const List: Story = limitStory(limitStates.list)
export const ListOnAPhone: Story = { ...List, ...onAPhone }
export const FormRefused: Story = limitStory(limitStates.refused)
export const EditForm: Story = limitStory(limitStates.edit)
export const EditFormOnAPhone: Story = {
  ...limitStory(limitStates.edit, expectFocusInSight),
  ...onAPhone,
}
export const QueryOpen: Story = limitStory(limitStates.query)
export const DeleteAsked: Story = limitStory(limitStates.deleting)
export const UserMenuOpen: Story = limitStory(limitStates.userMenu)
export const ChangePassword: Story = limitStory(limitStates.changePassword)
