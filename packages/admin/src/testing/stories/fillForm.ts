import { screen, userEvent, waitFor, within } from 'storybook/test'

/** Fills a form field by field as a user would; `values` are by field name. */
export async function fillForm(canvasElement: HTMLElement, values: object): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    // One field after the other, as a user would.
    await fillField(canvasElement, name, value)
  }
}

/** Fills one field; skips a field that the form does not show. */
export async function fillField(canvasElement: HTMLElement, name: string, value: unknown) {
  const control = canvasElement.querySelector<HTMLElement>(`form [id$="-${name}"]`)
  if (!control) return
  await openDetails(control)
  if (Array.isArray(value)) await userEvent.type(control, `${value.join('{Enter}')}{Enter}`)
  else if (control.matches('[type=checkbox]')) await tick(control, value)
  else if (control.matches('[type=radio]')) await chooseRadio(control, value)
  else if (control.matches('[aria-haspopup=listbox]')) await chooseOption(control, value)
  else if (control.matches('button')) await choosePicture(control, name, value)
  else await replaceText(control, value)
}

/** Opens the part of the form that hides a control. */
async function openDetails(control: HTMLElement) {
  const summary = control.closest('details:not([open])')?.querySelector('summary')
  if (summary) await userEvent.click(summary)
}

/** Leaves the checkbox unchanged unless the value is a boolean. */
async function tick(control: HTMLElement, value: unknown) {
  const isTicked = control.matches(':checked')
  if (typeof value === 'boolean' && value !== isTicked) await userEvent.click(control)
}

async function replaceText(control: HTMLElement, value: unknown) {
  await userEvent.clear(control)
  // An empty optional date is null.
  if (value !== '' && value !== null) await userEvent.paste(textOf(value))
}

async function chooseRadio(control: HTMLElement, value: unknown) {
  const group = control.closest('[role=radiogroup]')
  const radio = group?.querySelector(`[type=radio][value="${String(value)}"]`)
  if (radio) await userEvent.click(radio)
}

async function chooseOption(control: HTMLElement, value: unknown) {
  await userEvent.click(control)
  const list = await screen.findByRole('listbox')
  const option = await waitFor(() => {
    const found = within(list)
      .getAllByRole('option')
      .find((each) => each.dataset['key'] === String(value))
    if (!found) throw new Error(`The list does not offer ${String(value)}`)
    return found
  })
  await userEvent.click(option)
}

/** Chooses and describes a picture; none where the record has none. */
async function choosePicture(control: HTMLElement, name: string, value: unknown) {
  if (value === '') return
  const input = control.closest('[role=group]')?.querySelector<HTMLInputElement>('[type=file]')
  if (!input) throw new Error(`The field '${name}' takes no file`)
  await userEvent.upload(input, new File(['…'], `${name}.png`, { type: 'image/png' }))
  await waitFor(() => {
    if (control.textContent !== 'Replace') throw new Error('The picture is not uploaded yet')
  })
  const description = control.closest('form')?.querySelector<HTMLElement>(`[id$="-${name}-alt"]`)
  if (!description) return
  await waitFor(() => {
    if (description.matches(':disabled')) throw new Error('The picture cannot be described yet')
  })
  await replaceText(description, 'A blue rectangle')
}

function textOf(value: unknown): string {
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
}
