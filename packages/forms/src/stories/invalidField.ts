import { expect, userEvent, waitFor, within } from 'storybook/test'

import { withInvalid, type Fixtures, type InvalidCase } from '../entity/defineFixtures'

interface PlayContext {
  canvasElement: HTMLElement
}

/**
 * Stories of refused fields from an entity's fixtures: `refuses('nameMissing')` is the filled form with that
 * one mistake, made as a person would make it, and everything that must tell of it.
 */
export function invalidFieldStories<F extends Pick<Fixtures, 'filled' | 'create' | 'invalid'>>(
  fixtures: F,
) {
  return (name: keyof F['invalid'] & string) => {
    const mistake = fixtures.invalid[name]
    if (!mistake) throw new Error(`The fixtures have no case '${name}'`)
    const isOfNewOnly = mistake.field in fixtures.create
    const values: F['filled'] = { ...fixtures.filled, ...(isOfNewOnly && fixtures.create) }
    return {
      args: {
        initial: withInvalid(values, mistake),
        ...(isOfNewOnly && { mode: 'create' as const }),
      },
      play: async (context: PlayContext) => {
        await makeMistake(context, mistake)
        await expectSummary(context.canvasElement, mistake)
      },
    }
  }
}

/** Types the mistake, leaves the field and saves; a value that cannot be typed was there from the start. */
export async function makeMistake({ canvasElement }: PlayContext, mistake: InvalidCase) {
  const canvas = within(canvasElement)
  const control = controlOf(canvasElement, mistake.field)

  if (control.matches('textarea, input:not([type=radio])')) {
    await userEvent.clear(control)
    // Pasting is one event where a thousand typed characters are a thousand.
    const { value } = mistake
    if (typeof value === 'string' || typeof value === 'number') await userEvent.paste(String(value))
    await expect(canvas.queryByText(mistake.message)).not.toBeInTheDocument()
    await userEvent.tab()
    await expectMessage(canvasElement, mistake)
  }

  await userEvent.click(canvas.getByRole('button', { name: /^(Save|Add|Login|Change)/ }))
  await expectMessage(canvasElement, mistake)
}

/** The message stands at its field, the control is described by it and is invalid. */
export async function expectMessage(canvasElement: HTMLElement, { field, message }: InvalidCase) {
  const control = controlOf(canvasElement, field)
  await waitFor(() => {
    const error = document.getElementById(`${control.id}-error`)
    void expect(error).toHaveTextContent(message)
    const described = control.closest(`[aria-describedby~="${control.id}-error"]`)
    void expect(described).toBeInTheDocument()
    // ARIA knows no invalid button: there the frame around it tells, and the description.
    void expect(control.closest('[aria-invalid="true"], [data-invalid]')).toBeInTheDocument()
  })
}

/** The summary has the focus, and its link leads to the control. */
export async function expectSummary(canvasElement: HTMLElement, { field, message }: InvalidCase) {
  const link = await within(canvasElement).findByRole('link', { name: message })
  await waitFor(() => expect(link.closest('[tabindex="-1"]')).toHaveFocus())
  await userEvent.click(link)
  await expect(controlOf(canvasElement, field)).toHaveFocus()
}

/** The control of a field of the form in a story. */
export function controlOf(canvasElement: HTMLElement, field: string): HTMLElement {
  const control = canvasElement.querySelector<HTMLElement>(`form [id$="-${field}"]`)
  if (!control) throw new Error(`The form has no field '${field}'`)
  return control
}
