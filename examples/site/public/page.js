import { sendQuery } from './api.js'
import { h } from './draw.js'

/** The top of a page. */
export function intro(title, lead) {
  return h('div', { class: 'intro wide' }, h('h1', {}, title), h('p', {}, lead))
}

/** The top of the home page. */
export function hero(title, lead, ...links) {
  const inside = h('div', { class: 'wide' }, h('h1', {}, title), h('p', {}, lead))
  inside.append(h('p', { class: 'actions' }, ...links))
  return h('div', { class: 'hero' }, inside)
}

/** Records under a heading; nothing if there are none. */
export function section(title, cards, { columns = '', more } = {}) {
  if (cards.length === 0) return ''
  const grid = h('ul', { class: `grid ${columns}` }, ...cards.map((each) => h('li', {}, each)))
  const head = h('div', { class: 'title' }, h('h2', {}, title), ...(more ? [more] : []))
  return h('section', { class: 'wide' }, head, grid)
}

/** A card that leads somewhere: the whole card is the link's area. */
export function linked(card, href, attributes = {}) {
  const title = card.querySelector('strong')
  title.append(h('a', { href, ...attributes }, ...title.childNodes))
  card.classList.add('linked')
  return card
}

export function link(href, text, kind = '') {
  return h('a', { href, class: kind }, text)
}

/** A sentence instead of records, with a link that helps. */
export function hint(title, sentence, ...links) {
  return h('div', { class: 'hint wide' }, h('h2', {}, title), h('p', {}, sentence), ...links)
}

/** The whole text of one record. Its title is that of the page. */
export function story(card, back) {
  card.classList.add('whole')
  const title = card.querySelector('strong')
  title.replaceWith(h('h1', {}, ...title.childNodes))
  return h('div', { class: 'story wide' }, h('p', {}, back), card)
}

const FIELDS = [
  { name: 'name', label: 'Name', autocomplete: 'name', required: true },
  { name: 'email', label: 'Email', autocomplete: 'email', type: 'email', required: true },
  { name: 'phone', label: 'Phone', autocomplete: 'tel', type: 'tel' },
  { name: 'subject', label: 'Subject', required: true },
  { name: 'message', label: 'Message', required: true, rows: 6 },
]

/** The contact form. It sends a query of this region. */
export function contactForm(region) {
  const form = h('form', { class: 'contact', novalidate: '' }, ...FIELDS.map(fieldOf))
  const status = h('p', { role: 'status' })
  const button = h('button', {}, 'Send')
  form.append(h('div', { class: 'send' }, button, status))

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    button.disabled = true
    status.textContent = 'Sending…'
    const values = { ...Object.fromEntries(new FormData(form)), region }
    const sent = await sendQuery(values).catch(() => undefined)
    button.disabled = false
    showErrors(form, sent?.errors ?? {})
    if (sent?.isStored) form.reset()
    status.textContent = sent?.message ?? 'It could not be sent. Please try again in a moment.'
    status.classList.toggle('bad', !sent?.isStored)
  })
  return h('div', { class: 'wide' }, form)
}

/** A field of a form, with a place for its error. */
export function fieldOf({ name, id = name, label, rows, required, ...attributes }) {
  const mark = required ? [] : [h('small', {}, ' (optional)')]
  const control = h(rows ? 'textarea' : 'input', { name, id, ...attributes })
  if (rows) control.rows = rows
  if (required) control.setAttribute('aria-required', 'true')
  control.setAttribute('aria-describedby', `${id}-error`)
  const error = h('p', { id: `${id}-error`, class: 'error' })
  return h(
    'div',
    { class: `field ${name}` },
    h('label', { for: id }, label, ...mark),
    control,
    error,
  )
}

/** Shows the errors of the fields of a form by their names, and leads to the first one. */
export function showErrors(form, errors) {
  const controls = [...form.elements].filter(({ name }) => name)
  for (const control of controls) {
    const message = errors[control.name] ?? ''
    form.querySelector(`#${control.id}-error`).textContent = message
    control.setAttribute('aria-invalid', String(message !== ''))
  }
  controls.find(({ name }) => errors[name])?.focus()
}
