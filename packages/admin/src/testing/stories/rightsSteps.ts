import { expect, screen, userEvent, type within } from 'storybook/test'

type Canvas = ReturnType<typeof within>

/** Expects the screen that says that the role does not open this page, with the reason. */
export async function expectDenied(canvas: Canvas, because: string) {
  await expect(
    await canvas.findByText('You do not have permission to view this page.'),
  ).toBeVisible()
  await expect(await canvas.findByText((text: string) => text.includes(because))).toBeVisible()
}

/** The names of the other actions of a list; none without a menu. */
export async function moreActions(canvas: Canvas): Promise<(string | null)[]> {
  const button = canvas.queryByRole('button', { name: 'More' })
  if (!button) return []
  await userEvent.click(button)
  const items = await screen.findAllByRole('menuitem')
  return items.map(({ textContent }) => textContent)
}
