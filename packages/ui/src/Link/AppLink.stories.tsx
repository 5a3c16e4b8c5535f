import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Button } from '../Button/Button'
import { AppLink, LinkProvider, type AppLinkProps } from './AppLink'

const meta = {
  title: 'Components/AppLink',
  component: AppLink,
  args: { href: '#testimonials', children: 'Testimonials' },
} satisfies Meta<typeof AppLink>

export default meta
type Story = StoryObj<typeof meta>

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

export const DrawnByTheApp: Story = {
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
