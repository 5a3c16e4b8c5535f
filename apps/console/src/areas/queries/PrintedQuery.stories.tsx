import { listPath } from '@staff/admin'
import { AdminAt, screenParameters } from '@staff/admin/testing'
import { withPrintMedia } from '@staff/admin/testing/limits'
import { query } from '@staff/forms/content/query/query.entity'
import { queryFixtures } from '@staff/forms/content/query/query.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'

const { filled } = queryFixtures

const meta = {
  title: 'Screens/Areas/Queries/On paper',
  component: AdminAt,
  parameters: screenParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>

/** Printed, an open query is its subject, sender and message, black on white: no shell, no buttons. Try Ctrl and P. */
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
      await expect(dialog.queryByRole('link', { name: 'Answer by email' })).not.toBeInTheDocument()
      await expect(getComputedStyle(message).color).toBe('rgb(0, 0, 0)')
      await expect(surfaceBehind(message)).toBe('rgb(255, 255, 255)')
      await expect(heightsCut(message)).toEqual([])
    })
  },
}

/** The colour of the nearest element around that has one. */
function surfaceBehind(element: Element): string {
  const { backgroundColor } = getComputedStyle(element)
  const parent = element.parentElement
  return backgroundColor === 'rgba(0, 0, 0, 0)' && parent ? surfaceBehind(parent) : backgroundColor
}

/** The elements around that would cut a long message at the end of the window. */
function heightsCut(element: Element): Element[] {
  const parent = element.parentElement
  if (!parent || parent === document.body) return []
  const { overflowY, position } = getComputedStyle(parent)
  const isCut = overflowY !== 'visible' || position === 'fixed'
  return [...heightsCut(parent), ...(isCut ? [parent] : [])]
}
