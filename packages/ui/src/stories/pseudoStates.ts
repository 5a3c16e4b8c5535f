/** The states that only a pointer or the keyboard can cause. */
export type PseudoState = 'hover' | 'focus-visible' | 'active'

const ATTRIBUTE = 'data-pseudo'
const SHEET_ID = 'pseudo-states'
const CONTROLS = 'button, a[href], input, textarea, select, [tabindex]'

/**
 * Shows a control as hovered, focused or pressed. The control gets an attribute that copies of the page's rules
 * match; for the pointer, so do its ancestors within `place`.
 */
export function forcePseudoState(place: Element, state: PseudoState, selector = CONTROLS): void {
  const control = place.querySelector(selector)
  if (!control) throw new Error(`Nothing here can be drawn as ${state}: ${selector}`)
  let element: Element | null = control
  while (element && element !== place) {
    mark(element, state)
    element = state === 'focus-visible' ? null : element.parentElement
  }
}

function mark(element: Element, state: PseudoState) {
  const states = new Set(element.getAttribute(ATTRIBUTE)?.split(' '))
  element.setAttribute(ATTRIBUTE, [...states.add(state)].join(' '))
}

/** Copies each rule with `:hover`, `:focus-visible` or `:active` for the attribute, in a style sheet of its own. */
export function twinPseudoRules(): void {
  const before = document.getElementById(SHEET_ID)
  const sheets = Array.from(document.styleSheets).filter(({ ownerNode }) => ownerNode !== before)
  const sheet = before ?? document.head.appendChild(document.createElement('style'))
  sheet.id = SHEET_ID
  sheet.textContent = sheets.flatMap((each) => twinsOf(readRules(each))).join('\n')
}

function readRules(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    // Rules of another origin's style sheet cannot be read; this package has none.
    return []
  }
}

function twinsOf(rules: Iterable<CSSRule>): string[] {
  return Array.from(rules).flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return twinOf(rule)
    if (!(rule instanceof CSSMediaRule || rule instanceof CSSContainerRule)) return []
    const inner = twinsOf(rule.cssRules)
    const condition = rule.cssText.slice(0, rule.cssText.indexOf('{'))
    return inner.length > 0 ? `${condition}{${inner.join('\n')}}` : []
  })
}

const PSEUDO = /:(hover|focus-visible|active)(?![\w-])/g

/** An attribute has the specificity of a pseudo-class, so the copy wins and loses against the same rules. */
function twinOf({ selectorText, style }: CSSStyleRule): string[] {
  const twin = selectorText.replaceAll(PSEUDO, `[${ATTRIBUTE}~='$1']`)
  return twin === selectorText ? [] : [`${twin}{${style.cssText}}`]
}
