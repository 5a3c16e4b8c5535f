/** The states of a control that only a pointer or the keyboard causes. */
export type PseudoState = 'hover' | 'focus-visible' | 'active'

const ATTRIBUTE = 'data-pseudo'
const SHEET_ID = 'pseudo-states'
const CONTROLS = 'button, a[href], input, textarea, select, [tabindex]'

/**
 * Makes a control look hovered, focused or pressed: it gets an attribute that the copied rules match. A pointer also
 * hovers and presses the ancestors of the control, up to `container`.
 */
export function forcePseudoState(
  container: Element,
  state: PseudoState,
  selector = CONTROLS,
): void {
  const control = container.querySelector(selector)
  if (!control) throw new Error(`No element matches ${selector} to force ${state}`)
  let element: Element | null = control
  while (element && element !== container) {
    mark(element, state)
    element = state === 'focus-visible' ? null : element.parentElement
  }
}

function mark(element: Element, state: PseudoState) {
  const states = new Set(element.getAttribute(ATTRIBUTE)?.split(' '))
  element.setAttribute(ATTRIBUTE, [...states.add(state)].join(' '))
}

/** Copies each rule with `:hover`, `:focus-visible` or `:active` to a style sheet of its own, with the attribute instead. */
export function copyPseudoRules(): void {
  const existing = document.getElementById(SHEET_ID)
  const sheets = Array.from(document.styleSheets).filter(({ ownerNode }) => ownerNode !== existing)
  const sheet = existing ?? document.head.appendChild(document.createElement('style'))
  sheet.id = SHEET_ID
  sheet.textContent = sheets.flatMap((each) => copyRules(readRules(each))).join('\n')
}

function readRules(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    // The rules of a style sheet from another origin cannot be read; ours all have the same origin.
    return []
  }
}

function copyRules(rules: Iterable<CSSRule>): string[] {
  return Array.from(rules).flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return copyRule(rule)
    if (!(rule instanceof CSSMediaRule || rule instanceof CSSContainerRule)) return []
    const inner = copyRules(rule.cssRules)
    const condition = rule.cssText.slice(0, rule.cssText.indexOf('{'))
    return inner.length > 0 ? `${condition}{${inner.join('\n')}}` : []
  })
}

const PSEUDO = /:(hover|focus-visible|active)(?![\w-])/g

/** An attribute has the specificity of a pseudo-class, so the copy takes the same place in the cascade. */
function copyRule({ selectorText, style }: CSSStyleRule): string[] {
  const copy = selectorText.replaceAll(PSEUDO, `[${ATTRIBUTE}~='$1']`)
  return copy === selectorText ? [] : [`${copy}{${style.cssText}}`]
}
