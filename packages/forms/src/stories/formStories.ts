import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import type { Fixtures } from '../entity/defineFixtures'
import type { SaveOutcome } from '../SchemaForm/formState'
import { expectMessage, expectSummary } from './invalidField'

interface PlayContext {
  canvasElement: HTMLElement
  args: { onSave: (values: never) => unknown }
}

/** The default args of stories of entity forms. */
export const savingForm = {
  onSave: fn(async (): Promise<SaveOutcome> => ({ status: 'saved', record: {} })),
  onCancel: fn(),
}

/** The states that every entity's form has, with their play functions. */
export function formStories<F extends Pick<Fixtures, 'entity' | 'filled'>>({ entity, filled }: F) {
  const initial: F['filled'] = filled
  const names = Object.keys(entity.empty)
  const values = Object.fromEntries(names.map((name) => [name, Reflect.get(filled, name)]))
  const conflicting = {
    initial,
    onSave: ending({
      status: 'conflict',
      message: `Someone has changed this ${entity.labels.one} since you opened it.`,
      current: { ...filled, version: 9 },
    }),
  }

  return {
    /** The empty form, with the green Add button. */
    new: {
      play: async ({ canvasElement }: PlayContext) => {
        const add = within(canvasElement).getByRole('button', { name: `Add ${entity.labels.one}` })
        await expect(add).toHaveAttribute('data-variant', 'add')
        await expect(add.querySelector('svg')).toBeVisible()
      },
    },

    /** Saves the stored values: every field, and nothing else. */
    filled: {
      args: { initial },
      play: async ({ canvasElement, args }: PlayContext) => {
        await expect(saveButton(canvasElement).querySelector('svg')).toBeVisible()
        await expectOrder(canvasElement, Object.keys(entity.fields))
        await save(canvasElement)
        await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(values))
      },
    },

    /** The form shows that it is saving. A second press does nothing, and the fields can still be read and copied. */
    saving: {
      args: { initial, onSave: fn(() => new Promise<never>(() => {})) },
      play: async ({ canvasElement, args }: PlayContext) => {
        await save(canvasElement)
        await expect(within(canvasElement).getByText('Saving…')).toBeVisible()
        await expect(saveButton(canvasElement)).toHaveAttribute('aria-busy', 'true')
        await save(canvasElement)
        await expect(args.onSave).toHaveBeenCalledTimes(1)
        const [box] = within(canvasElement).getAllByRole('textbox')
        await expect(box).toBeEnabled()
      },
    },

    /** The server's message is at the field, where the schema's would be. */
    saveRefused: (field: string, message: string) => ({
      args: {
        initial,
        onSave: ending({ status: 'refused', errors: { [field]: message }, message }),
      },
      play: async ({ canvasElement }: PlayContext) => {
        await save(canvasElement)
        const refusal = { field, message, rule: 'server', value: undefined }
        await expectMessage(canvasElement, refusal)
        await expectSummary(canvasElement, refusal)
      },
    }),

    /** Nothing was stored, and the typed values are kept. */
    saveFailed: failing(initial, 'Something went wrong on the server. Please try again.'),

    /** The connection broke: the server may have stored the values, and saving again is safe. */
    offline: {
      args: {
        initial,
        onSave: ending({
          status: 'unknown',
          message: 'The server cannot be reached. Check your connection and try again.',
        }),
      },
      play: async ({ canvasElement, args }: PlayContext) => {
        await save(canvasElement)
        const canvas = within(canvasElement)
        await expect(await canvas.findByText(/not known whether/)).toBeVisible()
        await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
        await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2))
        await expect(await canvas.findByText(/What you typed is still here/)).toBeVisible()
      },
    },

    /** Someone else saved first: nothing is overwritten. */
    conflict: {
      args: conflicting,
      play: async ({ canvasElement }: PlayContext) => {
        await meetConflict(canvasElement)
      },
    },

    /** The conflict's button shows the other version. */
    theirVersion: {
      args: conflicting,
      play: async ({ canvasElement }: PlayContext) => {
        await userEvent.click(await meetConflict(canvasElement))
        const canvas = within(canvasElement)
        await waitFor(() =>
          expect(canvas.queryByText(/since you opened it/)).not.toBeInTheDocument(),
        )
      },
    },
  }
}

/** Saves into a conflict and returns the button that shows the other version. */
async function meetConflict(canvasElement: HTMLElement): Promise<HTMLElement> {
  const canvas = within(canvasElement)
  await save(canvasElement)
  await expect(await canvas.findByText(/since you opened it/)).toBeVisible()
  return canvas.findByRole('button', { name: 'Show their version' })
}

/** The fields are in the order of the schema, which is also the order of the error summary. */
async function expectOrder(canvasElement: HTMLElement, names: string[]) {
  const shown = names.flatMap((name) => {
    const control = canvasElement.querySelector(`form [id$="-${name}"]`)
    return control ? [control] : []
  })
  const misplaced = shown.filter((control, index) => {
    const next = shown[index + 1]
    return next && control.compareDocumentPosition(next) !== Node.DOCUMENT_POSITION_FOLLOWING
  })
  await expect(misplaced).toEqual([])
}

/** Presses the save button. */
export async function save(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(saveButton(canvasElement))
}

function saveButton(canvasElement: HTMLElement) {
  return within(canvasElement).getByRole('button', { name: /^(Save|Add)\b/ })
}

function failing<Values>(initial: Values, message: string) {
  return {
    args: { initial, onSave: ending({ status: 'failed', message }) },
    play: async ({ canvasElement }: PlayContext) => {
      await save(canvasElement)
      const canvas = within(canvasElement)
      await expect(await canvas.findByText(message)).toBeVisible()
      await expect(canvas.getByText(/What you typed is still here/)).toBeVisible()
    },
  }
}

function ending(outcome: SaveOutcome) {
  return fn(async (): Promise<SaveOutcome> => outcome)
}
