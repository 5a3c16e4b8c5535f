import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api'

/** What a screen reader says of a control that gets the focus: role, name, states, value, description. */
export function spokenText(element: Element): string {
  const role = roleOf(element)
  const name = computeAccessibleName(element) || (role === 'text' ? wordsOf(element) : '')
  const description = computeAccessibleDescription(element)
  return [
    name ? `${role} "${name}"` : role,
    ...statesOf(element),
    ...valueOf(element),
    // A tooltip may repeat the name, which is not said twice.
    ...(description && description !== name ? [`described by "${description}"`] : []),
  ].join(', ')
}

/** The places around a control that a screen reader names on entering them, from the outside in. */
export function surroundingContainers(element: Element): Element[] {
  const parent = element.parentElement
  if (!parent) return []
  const role = getRole(parent)
  const isNamed = role !== null && NAMED.has(role) && computeAccessibleName(parent) !== ''
  const isPlace = role !== null && (PLACES.has(role) || isNamed)
  return [...surroundingContainers(parent), ...(isPlace ? [parent] : [])]
}

const PLACES = new Set(['main', 'dialog', 'alertdialog'])
const NAMED = new Set(['form', 'navigation', 'region', 'table', 'radiogroup', 'group', 'menu'])

/** The words in an element that are not kept from screen readers. */
export function wordsOf(element: Element): string {
  const texts: string[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode
    const isHeard = parent?.checkVisibility() && !parent.closest('[aria-hidden=true]')
    if (isHeard) texts.push(textContent ?? '')
  }
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim()
}

function roleOf(element: Element): string {
  // ARIA has no role for it.
  return element.matches('[type=password]') ? 'password' : (getRole(element) ?? 'text')
}

function statesOf(element: Element): string[] {
  const said = (name: string) => element.getAttribute(`aria-${name}`)
  const { checked, required, disabled } = controlStates(element)
  const level = said('level') ?? /^H([1-6])$/.exec(element.tagName)?.[1]
  return [
    level && `level ${level}`,
    (checked || said('checked') === 'true') && 'checked',
    (required || said('required') === 'true') && 'required',
    (disabled || said('disabled') === 'true') && 'disabled',
    said('invalid') === 'true' && 'invalid',
    said('busy') === 'true' && 'busy',
    said('expanded') === 'true' && 'expanded',
    said('expanded') === 'false' && 'collapsed',
    said('current') && `current ${said('current')}`,
    said('keyshortcuts') && `shortcut ${said('keyshortcuts')}`,
  ].filter((state) => typeof state === 'string' && state !== '') as string[] // filtered
}

function controlStates(element: Element) {
  const { checked, required, disabled } = element as Partial<HTMLInputElement> // asked, not believed
  return { checked, required, disabled }
}

function valueOf(element: Element): string[] {
  if (element instanceof HTMLTextAreaElement) return typed(element.value)
  if (!(element instanceof HTMLInputElement) || /radio|checkbox|file/.test(element.type)) return []
  return typed(element.type === 'password' ? element.value.replaceAll(/./g, '•') : element.value)
}

function typed(value: string): string[] {
  return [value ? `contains "${value}"` : 'blank']
}
