import { listPath } from '@staff/admin'
import { AdminAt, screenParameters } from '@staff/admin/testing'
import { withPrintMedia } from '@staff/admin/testing/limits'
import { query } from '@staff/content/query/query.entity'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'

const { filled } = queryFixtures

/** A query on paper: the message and its notes, without navigation and buttons. */
const meta = {
  title: 'Screens/Areas/Queries/Printed',
  component: AdminAt,
  parameters: { ...screenParameters },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** A printed query is black on white, without the shell and without buttons. Try Ctrl+P. */
export const Printed: Story = {
  args: { path: `${listPath('US', query)}?open=${filled.id}` },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const message = await dialog.findByText(/six React contractors/)
    const [shell] = canvas.getAllByRole('banner', { hidden: true })
    await expect(shell).toBeVisible()

    await withPrintMedia(async () => {
      await expect(shell).not.toBeVisible()
      for (const words of [filled.subject, filled.name, filled.email, filled.phone])
        await expect(dialog.getByText(words)).toBeVisible()
      await expect(dialog.getByText(/20 November 2026|November 20, 2026/)).toBeVisible()
      await expect(dialog.queryByRole('button')).not.toBeInTheDocument()
      await expect(dialog.queryByRole('link', { name: 'Reply' })).not.toBeInTheDocument()
      await expect(getComputedStyle(message).color).toBe('rgb(0, 0, 0)')
      await expect(surfaceBehind(message)).toBe('rgb(255, 255, 255)')
      await expect(clippingAncestors(message)).toEqual([])
    })
  },
}

/** The background colour of the nearest ancestor that has one. */
function surfaceBehind(element: Element): string {
  const { backgroundColor } = getComputedStyle(element)
  const parent = element.parentElement
  return backgroundColor === 'rgba(0, 0, 0, 0)' && parent ? surfaceBehind(parent) : backgroundColor
}

/** The ancestors that would clip a long message at the end of the window. */
function clippingAncestors(element: Element): Element[] {
  const parent = element.parentElement
  if (!parent || parent === document.body) return []
  const { overflowY, position } = getComputedStyle(parent)
  const clips = overflowY !== 'visible' || position === 'fixed'
  return [...clippingAncestors(parent), ...(clips ? [parent] : [])]
}
