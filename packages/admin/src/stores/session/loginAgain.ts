import { createPrompt } from './prompt'

/** Asks the user to log in again, over the form that they work on. */
export const loginAgain = createPrompt()

const forms = new Set<() => boolean>()

/** Registers an open form and whether it has unsaved changes. Call the result when the form closes. */
export function registerForm(hasChanges: () => boolean): () => void {
  forms.add(hasChanges)
  return () => forms.delete(hasChanges)
}

/** Whether a form has unsaved changes. */
export function hasUnsavedChanges(): boolean {
  return [...forms].some((hasChanges) => hasChanges())
}
