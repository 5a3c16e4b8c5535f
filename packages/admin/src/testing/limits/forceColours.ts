const FORCED = /\(forced-colors:\s*active\)/

// What a browser does in forced colours, as far as a page can: few colours, no shadows. Without specificity, so that our own rules
// for forced colours win.
const STYLE = `
html[data-forced] { color-scheme: dark; }
:where(html[data-forced], html[data-forced] *:not([data-own-colours])) {
  border-color: ButtonBorder !important;
  background-color: Canvas !important;
  box-shadow: none !important;
  color: CanvasText !important;
  text-shadow: none !important;
}
:where(html[data-forced] a) { color: LinkText !important; }
:where(html[data-forced] button) { background-color: ButtonFace !important; color: ButtonText !important; }
:where(html[data-forced] :disabled) { color: GrayText !important; }
:where(html[data-forced] :is(a, button) *, html[data-forced] svg, html[data-forced] svg *) {
  background-color: transparent !important;
  color: inherit !important;
}
`

/** Forces the colours of a page in a browser that forces none. The returned function undoes it. */
export function forceColours(): () => void {
  const style = document.createElement('style')
  style.textContent = STYLE
  document.head.append(style)
  document.documentElement.dataset['forced'] = ''
  const applied = new Map<CSSMediaRule, string>()
  const apply = () => {
    for (const rule of mediaRules()) {
      if (!FORCED.test(rule.media.mediaText)) continue
      applied.set(rule, rule.media.mediaText)
      rule.media.mediaText = 'all'
      setImportant(rule, 'important')
    }
    for (const element of document.querySelectorAll('*'))
      if (getComputedStyle(element).forcedColorAdjust === 'none') element.setAttribute(OWN, '')
  }
  apply()
  // Components bring their styles when they appear.
  const observer = new MutationObserver(apply)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    style.remove()
    delete document.documentElement.dataset['forced']
    for (const [rule, text] of applied) {
      rule.media.mediaText = text
      setImportant(rule, '')
    }
    for (const element of document.querySelectorAll(`[${OWN}]`)) element.removeAttribute(OWN)
  }
}

/** On elements that keep their colours, with `forced-color-adjust: none`. */
const OWN = 'data-own-colours'

function mediaRules(): CSSMediaRule[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSMediaRule),
  )
}

function setImportant({ cssRules }: CSSMediaRule, priority: 'important' | '') {
  for (const rule of cssRules) {
    if (!(rule instanceof CSSStyleRule)) continue
    for (const name of rule.style)
      rule.style.setProperty(name, rule.style.getPropertyValue(name), priority)
  }
}
