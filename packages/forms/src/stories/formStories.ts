import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import type { Fixtures } from '@staff/entity'
import type { SaveOutcome } from '../SchemaForm/formState'
import { expectMessage, expectSummary } from './invalidField'

interface PlayContext {
  canvasElement: HTMLElement
  args: { onSave: (values: never) => unknown }
}

/** The default callbacks of a form in a story. */
export const savingForm = {
  onSave: fn(async (): Promise<SaveOutcome> => ({ status: 'saved', record: {} })),
  onCancel: fn(),
}

/** The states of every entity's form, with what a person sees and does in them. */
export function formStories<F extends Pick<Fixtures, 'entity' | 'filled'>>(fixtures: F) {
  const initial: F['filled'] = fixtures.filled
  const { labels } = fixtures.entity
  return {
    new: newStory(labels.one),
    filled: filledStory(fixtures, initial),
    saving: savingStory(initial),
    saveRefused: (field: string, message: string) => refusedStory(initial, field, message),
    saveFailed: failedStory(initial, 'Something went wrong on the server. Please try again.'),
    offline: offlineStory(initial),
    ...conflictStories(initial, labels.one),
  }
}

/** An empty form has the green Add button. */
function newStory(label: string) {
  return {
    play: async ({ canvasElement }: PlayContext) => {
      const add = within(canvasElement).getByRole('button', { name: `Add ${label}` })
      await expect(add).toHaveAttribute('data-variant', 'add')
      await expect(add.querySelector('svg')).toBeVisible()
    },
  }
}

/** The form saves every field of the record, and nothing but the fields. */
function filledStory<Values>(
  { entity, filled }: Pick<Fixtures, 'entity' | 'filled'>,
  initial: Values,
) {
  const names = Object.keys(entity.empty)
  const values = Object.fromEntries(names.map((name) => [name, Reflect.get(filled, name)]))
  return {
    args: { initial },
    play: async ({ canvasElement, args }: PlayContext) => {
      await expect(saveButton(canvasElement).querySelector('svg')).toBeVisible()
      await expectOrder(canvasElement, Object.keys(entity.fields))
      await save(canvasElement)
      await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(values))
    },
  }
}

/** The button says at once that it saves, a second press saves nothing twice, and the text stays readable. */
function savingStory<Values>(initial: Values) {
  return {
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
  }
}

/** The server's message appears where the client's would. */
function refusedStory<Values>(initial: Values, field: string, message: string) {
  return {
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
  }
}

/** Nothing is stored, and nothing that was typed is lost. */
function failedStory<Values>(initial: Values, message: string) {
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

/** The connection broke: the server may have stored the values, and trying again is safe. */
function offlineStory<Values>(initial: Values) {
  const message = 'The server cannot be reached. Check your connection and try again.'
  return {
    args: { initial, onSave: ending({ status: 'unknown', message }) },
    play: async ({ canvasElement, args }: PlayContext) => {
      await save(canvasElement)
      const canvas = within(canvasElement)
      await expect(await canvas.findByText(/not known whether/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2))
      await expect(await canvas.findByText(/What you typed is still here/)).toBeVisible()
    },
  }
}

/** Another person saved first: nothing is overwritten, and their version is one press away. */
function conflictStories<Values extends object>(initial: Values, label: string) {
  const args = {
    initial,
    onSave: ending({
      status: 'conflict',
      message: `Someone has changed this ${label} since you opened it.`,
      current: { ...initial, version: 9 },
    }),
  }
  return {
    conflict: {
      args,
      play: async ({ canvasElement }: PlayContext) => {
        await meetConflict(canvasElement)
      },
    },
    theirVersion: {
      args,
      play: async ({ canvasElement }: PlayContext) => {
        await userEvent.click(await meetConflict(canvasElement))
        const canvas = within(canvasElement)
        await waitFor(() => expect(canvas.queryByText(NOT_SAVED)).not.toBeInTheDocument())
      },
    },
  }
}

const NOT_SAVED = 'Your changes are not saved yet'

/** Saves, meets another person's version, and returns the button that shows it. */
async function meetConflict(canvasElement: HTMLElement): Promise<HTMLElement> {
  const canvas = within(canvasElement)
  await save(canvasElement)
  await expect(await canvas.findByText(NOT_SAVED)).toBeVisible()
  return canvas.findByRole('button', { name: 'Show their version' })
}

/** The fields are in the order of the schema, as the error summary lists them. */
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

/** Presses the button that saves. */
export async function save(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(saveButton(canvasElement))
}

function saveButton(canvasElement: HTMLElement) {
  return within(canvasElement).getByRole('button', { name: /^(Save|Add)\b/ })
}

function ending(outcome: SaveOutcome) {
  return fn(async (): Promise<SaveOutcome> => outcome)
}
