import { expect, userEvent, waitFor, within } from 'storybook/test'

import { withInvalid, type Fixtures, type InvalidCase } from '@staff/entity'

interface PlayContext {
  canvasElement: HTMLElement
}

/**
 * Creates stories of refused fields from an entity's fixtures: `refuses('nameMissing')` is the filled form with that
 * one mistake, typed as a person would, and checks of everything that reports it.
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

/** Types the mistake, leaves the field and saves. A value that cannot be typed is there from the start. */
export async function makeMistake({ canvasElement }: PlayContext, mistake: InvalidCase) {
  const canvas = within(canvasElement)
  const control = controlOf(canvasElement, mistake.field)

  if (control.matches('textarea, input:not([type=radio])')) {
    await userEvent.clear(control)
    // Pasting is one event; typing a thousand characters is a thousand.
    const { value } = mistake
    if (typeof value === 'string' || typeof value === 'number') await userEvent.paste(String(value))
    await expect(canvas.queryByText(mistake.message)).not.toBeInTheDocument()
    await userEvent.tab()
    await expectMessage(canvasElement, mistake)
  }

  await userEvent.click(canvas.getByRole('button', { name: /^(Save|Add|Login|Change)/ }))
  await expectMessage(canvasElement, mistake)
}

/** The message is at its field, describes the control and marks it as invalid. */
export async function expectMessage(canvasElement: HTMLElement, { field, message }: InvalidCase) {
  const control = controlOf(canvasElement, field)
  await waitFor(() => {
    const error = document.getElementById(`${control.id}-error`)
    void expect(error).toHaveTextContent(message)
    const described = control.closest(`[aria-describedby~="${control.id}-error"]`)
    void expect(described).toBeInTheDocument()
    // ARIA has no invalid button: its frame has the attribute instead.
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

/** The control of a form's field in a story. */
export function controlOf(canvasElement: HTMLElement, field: string): HTMLElement {
  const control = canvasElement.querySelector<HTMLElement>(`form [id$="-${field}"]`)
  if (!control) throw new Error(`The form has no field '${field}'`)
  return control
}
