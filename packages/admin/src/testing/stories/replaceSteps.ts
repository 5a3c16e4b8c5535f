import type { Fixtures } from '@staff/entity'
import { screen, userEvent, waitFor, within } from 'storybook/test'

/** As many words as a testimonial may have. */
const LONG = `We moved to Brightwatter ${'and are happy about it '.repeat(7)}now as ever before.`
const TEXTS = [
  'Brightwatter was on time. Working with Brightwatter was a pleasure.',
  'The team of BRIGHTWATTER answered every question we had.',
  LONG,
  'A quiet, careful team.',
]
const NAMES = ['Ana Ortiz', 'Ben Cole', 'Cleo Marsh', 'Dan Reyes']

/** Records with a description: three with a wrong name in it, one without. */
export function misspelled({ entity, filled }: Pick<Fixtures, 'entity' | 'filled'>) {
  const records = TEXTS.map((description, index) =>
    Object.assign({}, filled, {
      id: `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      name: NAMES[index],
      description,
    }),
  )
  return { records: { [entity.area]: records } }
}

type Canvas = Pick<ReturnType<typeof within>, 'findAllByRole'>
type Dialog = ReturnType<typeof within>

/** Selects all records and opens the dialog. */
export async function openDialog(canvas: Canvas): Promise<Dialog> {
  // A phone has no row with headings, so each card is selected.
  const boxes = await canvas.findAllByRole('checkbox')
  const all = boxes.find(
    (box: HTMLElement) => box.getAttribute('aria-label') === 'Select all on this page',
  )
  for (const box of all ? [all] : boxes) {
    // oxlint-disable-next-line no-await-in-loop -- A person presses one after the other.
    await userEvent.click(box)
  }
  const bar = within(await screen.findByRole('region', { name: 'Selection' }))
  const name = 'Find and replace…'
  // Where it has no room, it is in the menu.
  // The bar may have a second menu behind its last button.
  const [button] = await waitFor(() => bar.getAllByRole('button', { name: /^Find|^More/ }))
  if (!button) throw new Error('The bar has no menu')
  await userEvent.click(button)
  if (button.textContent !== name)
    await userEvent.click(await screen.findByRole('menuitem', { name }))
  return within(await screen.findByRole('dialog', { name: /^Find and replace in/ }))
}

/** The preview in the dialog. */
export function preview(dialog: Dialog): Dialog {
  return within(dialog.getByRole('region', { name: 'Preview' }))
}

/** Types what to find and what to put in its place. */
export async function fill(dialog: Dialog, find: string, replace: string) {
  const [one, other] = dialog.getAllByRole('textbox')
  if (!one || !other) throw new Error('The dialog has no fields')
  await userEvent.clear(one)
  await userEvent.type(one, find)
  await userEvent.clear(other)
  await userEvent.type(other, replace)
}
