import { shortcuts, showShortcuts } from '../../stores/shortcuts'

const LEADER = 'g'
const SEQUENCE_MS = 1500

/**
 * Listens for shortcuts. `onGo` gets the letter after `g` and returns whether it opens a screen. Single keys do nothing
 * while a field, list or dialog has the focus, or when they are turned off. Call the result to stop.
 */
export function listenForShortcuts(onGo: (letter: string) => boolean): () => void {
  let leaderAt = -Infinity

  function handleKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.isComposing) return
    const isTaken = savesForm(event) ? saveForm() : isSingleKey(event) && takeKey(event)
    if (isTaken) event.preventDefault()
  }

  function takeKey({ key, timeStamp }: KeyboardEvent): boolean {
    const letter = key.toLowerCase()
    const followsLeader = timeStamp - leaderAt < SEQUENCE_MS
    leaderAt = -Infinity
    if (followsLeader) return onGo(letter)
    if (letter === LEADER) leaderAt = timeStamp
    else if (key === '?') showShortcuts()
    else return pressOnPage(letter)
    return true
  }

  document.addEventListener('keydown', handleKeyDown)
  return () => document.removeEventListener('keydown', handleKeyDown)
}

function savesForm({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isCommand = (ctrlKey || metaKey) && !altKey && !shiftKey
  return isCommand && (key === 'Enter' || key.toLowerCase() === 's')
}

/** Submits the form that has the focus, or else the form of the page unless a dialog is open. */
function saveForm(): boolean {
  const page = isDialogOpen() ? null : document.querySelector<HTMLFormElement>('main form')
  const form = document.activeElement?.closest('form') ?? page
  form?.requestSubmit()
  return form !== null
}

const TYPED_INTO =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]'

function isSingleKey(event: KeyboardEvent): boolean {
  const { key, target, repeat, ctrlKey, metaKey, altKey, shiftKey } = event
  if (!shortcuts.isOn || repeat || key.length > 1 || ctrlKey || metaKey || altKey) return false
  // Some keyboards need Shift for a symbol; with a letter it is another key.
  if (shiftKey && /[a-z]/i.test(key)) return false
  return !(target instanceof Element && target.closest(TYPED_INTO)) && !isDialogOpen()
}

function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null
}

/** Focuses the field or clicks the button whose `aria-keyshortcuts` is this key. */
function pressOnPage(key: string): boolean {
  const control = Array.from(
    document.querySelectorAll<HTMLElement>('main [aria-keyshortcuts]'),
  ).find(({ ariaKeyShortcuts }) => ariaKeyShortcuts === key)
  if (control instanceof HTMLInputElement) control.select()
  else control?.click()
  return control !== undefined
}
