import type { StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

type Canvas = Pick<Parameters<NonNullable<StoryObj['play']>>[0]['canvas'], 'findByRole'>

/** Opens the menu in the row of a record and chooses an item, such as Delete. */
export async function chooseInRow(canvas: Canvas, title: string, item: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: rowMenuName(title) }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

/** The name of the button that opens the menu in the row of a record. */
export function rowMenuName(title: string): string {
  return `Actions for ${title}`
}
