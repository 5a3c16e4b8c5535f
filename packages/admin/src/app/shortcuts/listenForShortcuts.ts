import { shortcuts, showShortcuts } from '../../stores/shortcuts'

const LEADER = 'g'
const SEQUENCE_MS = 1500

/**
 * Listens for shortcuts until the answer is called; `onGo` gets the letter after `g` and says whether it leads
 * anywhere. Single keys rest while a field, a list or a dialog has the focus, and where they are turned off.
 */
export function listenForShortcuts(onGo: (letter: string) => boolean): () => void {
  let ledAt = -Infinity

  function handleKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.isComposing) return
    const isTaken = savesForm(event) ? saveForm() : isSingleKey(event) && takeKey(event)
    if (isTaken) event.preventDefault()
  }

  function takeKey({ key, timeStamp }: KeyboardEvent): boolean {
    const letter = key.toLowerCase()
    const isLed = timeStamp - ledAt < SEQUENCE_MS
    ledAt = -Infinity
    if (isLed) return onGo(letter)
    if (letter === LEADER) ledAt = timeStamp
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

/** Saves the form with the focus; without one the page's, unless a dialog lies above it. */
function saveForm(): boolean {
  const page = isDialogOpen() ? null : document.querySelector<HTMLFormElement>('main form')
  const form = document.activeElement?.closest('form') ?? page
  form?.requestSubmit()
  return form !== null
}

const TYPED_INTO =
  'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]'

function isSingleKey(event: KeyboardEvent): boolean {
  const { key, target, repeat, ctrlKey, metaKey, altKey, shiftKey } = event
  if (!shortcuts.isOn || repeat || key.length > 1 || ctrlKey || metaKey || altKey) return false
  // Some keyboards need Shift for a sign; with a letter it is another key.
  if (shiftKey && /[a-z]/i.test(key)) return false
  return !(target instanceof Element && target.closest(TYPED_INTO)) && !isDialogOpen()
}

function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null
}

/** Focuses the field, or presses the button, that names this key as its shortcut. */
function pressOnPage(key: string): boolean {
  const control = Array.from(
    document.querySelectorAll<HTMLElement>('main [aria-keyshortcuts]'),
  ).find(({ ariaKeyShortcuts }) => ariaKeyShortcuts === key)
  if (control instanceof HTMLInputElement) control.select()
  else control?.click()
  return control !== undefined
}
