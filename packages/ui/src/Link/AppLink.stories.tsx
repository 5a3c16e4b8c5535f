import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Button } from '../Button/Button'
import { AppLink, LinkProvider, type AppLinkProps } from './AppLink'
import { defineStatus } from '../stories/status'
import { matrixStory } from '../stories/matrixStory'
import { doAndDont } from '../stories/DoAndDont'
import { arabic, longText, pointerStates } from '../stories/states'

const meta = {
  title: 'Components/Actions/AppLink',
  component: AppLink,
  parameters: {
    status: defineStatus({ stage: 'stable', accessibilityReviewed: '2026-11-20' }),
  },
  args: { href: '#testimonials', children: 'Testimonials' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof AppLink>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = matrixStory<AppLinkProps>({
  draw: (props) => (
    <p>
      <AppLink {...props} />
    </p>
  ),
  base: { href: '#testimonials', children: 'Testimonials' },
  states: {
    Default: {},
    ...pointerStates,
    'Long text': { props: { children: longText } },
    'Right to left': { props: { children: arabic.testimonials }, dir: 'rtl' },
  },
})

// The context sets the look of a link: running text underlines it.
const underlined = { textDecoration: 'underline' }

export const DoDont: Story = doAndDont({
  do: {
    show: (
      <p>
        Nothing matches.{' '}
        <AppLink href="#all" style={underlined}>
          Show all testimonials
        </AppLink>
      </p>
    ),
    because: 'let the words of a link say where it leads, also when they are read alone.',
  },
  dont: {
    show: (
      <p>
        To show all testimonials click{' '}
        <AppLink href="#all" style={underlined}>
          here
        </AppLink>
      </p>
    ),
    because: 'call a link “here”: a list of links would say nothing.',
  },
})

export const Plain: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Testimonials' })
    await expect(link).toHaveAttribute('href', '#testimonials')
  },
}

const go = fn()

function RouterLink({ href, children, ...rest }: AppLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault()
        go(href)
      }}
    >
      {children}
    </a>
  )
}

export const WithLinkComponent: Story = {
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <AppLink {...args} /> <Button href="#blogs">Blogs</Button>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Testimonials' }))
    await expect(go).toHaveBeenLastCalledWith('#testimonials')
    await userEvent.click(canvas.getByRole('link', { name: 'Blogs' }))
    await expect(go).toHaveBeenLastCalledWith('#blogs')
  },
}
