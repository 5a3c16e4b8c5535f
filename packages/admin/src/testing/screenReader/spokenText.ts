import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api'

/** What a screen reader says about a focused control: role, name, states, value and description. */
export function spokenText(element: Element): string {
  const role = roleOf(element)
  const name = computeAccessibleName(element) || (role === 'text' ? wordsOf(element) : '')
  const description = computeAccessibleDescription(element)
  return [
    name ? `${role} "${name}"` : role,
    ...statesOf(element),
    ...valueOf(element),
    // A tooltip may repeat the name, which is not spoken twice.
    ...(description && description !== name ? [`described by "${description}"`] : []),
  ].join(', ')
}

/** The containers of a control that a screen reader announces on entry, outermost first. */
export function surroundingContainers(element: Element): Element[] {
  const parent = element.parentElement
  if (!parent) return []
  const role = getRole(parent)
  const isNamed =
    role !== null && ANNOUNCED_WITH_NAME.has(role) && computeAccessibleName(parent) !== ''
  const isAnnounced = role !== null && (ALWAYS_ANNOUNCED.has(role) || isNamed)
  return [...surroundingContainers(parent), ...(isAnnounced ? [parent] : [])]
}

const ALWAYS_ANNOUNCED = new Set(['main', 'dialog', 'alertdialog'])
const ANNOUNCED_WITH_NAME = new Set([
  'form',
  'navigation',
  'region',
  'table',
  'radiogroup',
  'group',
  'menu',
])

/** The text in an element that screen readers can read. */
export function wordsOf(element: Element): string {
  const texts: string[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode
    const isReadable = parent?.checkVisibility() && !parent.closest('[aria-hidden=true]')
    if (isReadable) texts.push(textContent ?? '')
  }
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim()
}

function roleOf(element: Element): string {
  // ARIA has no role for password fields.
  return element.matches('[type=password]') ? 'password' : (getRole(element) ?? 'text')
}

function statesOf(element: Element): string[] {
  const aria = (name: string) => element.getAttribute(`aria-${name}`)
  const { checked, required, disabled } = controlStates(element)
  const level = aria('level') ?? /^H([1-6])$/.exec(element.tagName)?.[1]
  return [
    level && `level ${level}`,
    (checked || aria('checked') === 'true') && 'checked',
    (required || aria('required') === 'true') && 'required',
    (disabled || aria('disabled') === 'true') && 'disabled',
    aria('invalid') === 'true' && 'invalid',
    aria('busy') === 'true' && 'busy',
    aria('expanded') === 'true' && 'expanded',
    aria('expanded') === 'false' && 'collapsed',
    aria('current') && `current ${aria('current')}`,
    aria('keyshortcuts') && `shortcut ${aria('keyshortcuts')}`,
  ].filter((state) => typeof state === 'string' && state !== '') as string[] // filtered
}

function controlStates(element: Element) {
  const { checked, required, disabled } = element as Partial<HTMLInputElement> // each property may be missing
  return { checked, required, disabled }
}

function valueOf(element: Element): string[] {
  if (element instanceof HTMLTextAreaElement) return typed(element.value)
  if (!(element instanceof HTMLInputElement) || /radio|checkbox|file/.test(element.type)) return []
  if (element.type === 'range')
    return [`at "${element.getAttribute('aria-valuetext') ?? element.value}"`]
  return typed(element.type === 'password' ? element.value.replaceAll(/./g, '•') : element.value)
}

function typed(value: string): string[] {
  return [value ? `contains "${value}"` : 'blank']
}
