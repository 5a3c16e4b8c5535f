import { h } from './draw.js'
import { fieldOf, showErrors } from './page.js'
import { consoleOrigin, showAnswered, token } from './preview.js'

// The answer of somebody who looks at a preview, and has no account: they approve what they see, or say what is missing.

/** This tab keeps the name for the next answer. */
const NAME = 'preview-name'

const FIELDS = [
  { name: 'name', id: 'answer-name', label: 'Your name', autocomplete: 'name', required: true },
  { name: 'comment', id: 'answer-comment', label: 'Comment', rows: 4 },
]

/** Asks the reader of a preview for their answer. `version` is what the page shows, by the header `Preview-Version`. */
export function askForAnswer(version) {
  const status = h('p', { role: 'status' })
  const cancel = h('button', { type: 'button', class: 'quiet' }, 'Cancel')
  const form = h(
    'form',
    { class: 'contact', novalidate: '' },
    h('h2', { id: 'answer-title' }, 'Your answer'),
    h('p', {}, 'The editors of this page read it. It makes nothing public.'),
    ...FIELDS.map(fieldOf),
    status,
    // Enter sends a comment, because it must not approve.
    h(
      'div',
      { class: 'send' },
      h('button', { class: 'quiet' }, 'Send comment'),
      h('button', { value: 'approve' }, 'Approve'),
      cancel,
    ),
  )
  const dialog = h('dialog', { class: 'answer', 'aria-labelledby': 'answer-title' }, form)
  form.elements.name.value = sessionStorage.getItem(NAME) ?? ''

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const { name, comment } = Object.fromEntries(new FormData(form))
    form.inert = true
    const approves = event.submitter?.value === 'approve'
    const sent = await send({ version, name, approves, comment }).catch(() => undefined)
    form.inert = false
    // What is inert loses the focus.
    event.submitter?.focus()
    const { errors = {}, message = 'It could not be sent. Please try again in a moment.' } =
      sent ?? {}
    showErrors(form, errors)
    status.textContent = Object.keys(errors).length > 0 ? '' : message
    if (!sent?.isStored) return
    sessionStorage.setItem(NAME, name)
    dialog.close()
    showAnswered()
  })
  cancel.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}

/** Sends an answer. Resolves to whether it is stored, and to the messages otherwise. */
async function send(answer) {
  const response = await fetch(`${consoleOrigin}/api/public/preview-answers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'preview-token': token },
    body: JSON.stringify(answer),
  })
  const { message = '', errors = {} } = await response.json()
  return { isStored: response.ok, message, errors }
}
