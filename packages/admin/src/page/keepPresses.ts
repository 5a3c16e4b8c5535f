// Keeps what a user presses on the finished login screen before its code has loaded, in the attribute `data-pressed`:
// `startAdmin` repeats it. Typed text stays in its fields. A page has this script inline.
const pageStart = new AbortController()
const { signal } = pageStart

document.addEventListener(
  'submit',
  (event) => {
    event.preventDefault()
    if (event.target instanceof HTMLElement) event.target.dataset['pressed'] = 'true'
  },
  { signal },
)

document.addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element && target.closest('button[type="button"]')
    if (button) button.toggleAttribute('data-pressed')
  },
  { signal },
)

document.addEventListener('admin-started', () => pageStart.abort(), { signal })

// A stored session opens the dashboard, so the login screen must not appear.
if (hasSession()) document.documentElement.dataset['session'] = 'stored'

function hasSession(): boolean {
  try {
    return sessionStorage.getItem('token') !== null
  } catch {
    return false
  }
}
