// A preview link opens /preview#token=…&area=blogs&id=…, or for the whole site /preview#token=…&at=2026-12-01T09:00:00Z. This tab keeps the
// token and the time, so that every page shows the preview, and the address loses them, so that nobody copies the token from there.

/** The origin of the console, which serves the records and the pictures. */
export const consoleOrigin = document.querySelector('meta[name=console]').content

const KEY = 'preview-token'
const AT_KEY = 'preview-at'

const PAGES = {
  blogs: (id) => `blogs/${id}`,
  careers: (id) => `careers/${id}`,
  'contractual-positions': (id) => `contractual-positions/${id}`,
  services: () => 'services',
  teams: () => 'team',
}

if (location.pathname === '/preview') takeLink()

/** The token of the preview that this tab shows; null for the site as everybody sees it. */
export const token = sessionStorage.getItem(KEY)

/** The time as of which this tab shows the site; empty for now. */
export const at = sessionStorage.getItem(AT_KEY) ?? ''

/** The version that the page shows, if its reader may answer. */
let shown = null

// In a frame, the console says it.
const bar = token === null || parent !== window ? undefined : showBar()

/**
 * Says in the bar what the status of the previewed record is, and offers an answer if the reader may give one: the headers `Preview-Status` and
 * `Preview-Version` of a response.
 */
export function showStatus({ headers }) {
  const status = headers.get('preview-status')
  if (!bar || status === null) return
  const state = status === 'Published' ? 'public as it is' : 'not public yet'
  bar.querySelector('span').textContent = `Preview · ${state}`
  shown = headers.get('preview-version')
  bar.querySelector('[value=answer]').hidden = shown === null
}

/** Thanks for an answer. */
export function showAnswered() {
  bar.querySelector('span').textContent = 'Your answer is stored. Thank you.'
}

/** Shows the site as everybody sees it again. */
export function endPreview() {
  sessionStorage.removeItem(KEY)
  sessionStorage.removeItem(AT_KEY)
  location.reload()
}

function takeLink() {
  // After the # it reaches no server, so that is the better place. A template with ? works too.
  const given = new URLSearchParams(location.hash.slice(1) || location.search)
  sessionStorage.setItem(KEY, given.get('token') ?? '')
  sessionStorage.setItem(AT_KEY, given.get('at') ?? '')
  const page = PAGES[given.get('area')]?.(encodeURIComponent(given.get('id')))
  history.replaceState(null, '', page ? `/us/${page}` : '/us')
}

function showBar() {
  const element = document.createElement('aside')
  element.className = 'preview'
  element.setAttribute('aria-label', 'Preview')
  const words = document.createElement('span')
  words.setAttribute('role', 'status')
  words.textContent = at === '' ? 'Preview · not public yet' : `Preview · as of ${timeText(at)}`
  const answer = document.createElement('button')
  answer.textContent = 'Answer…'
  answer.value = 'answer'
  answer.hidden = true
  answer.addEventListener('click', () => void ask())
  const button = document.createElement('button')
  button.textContent = 'End preview'
  button.addEventListener('click', endPreview)
  element.append(words, answer, button)
  document.querySelector('header').prepend(element)
  return element
}

function timeText(time) {
  return new Date(time).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })
}

/** Loads the form of the answer with the first press, because few previews have it. */
async function ask() {
  const { askForAnswer } = await import('./answer.js')
  askForAnswer(Number(shown))
}
