import type { ElementContext, RunOptions, Spec } from 'axe-core'

/** What this file needs of axe. */
export interface Axe {
  run: (context: ElementContext, options: RunOptions) => Promise<{ violations: unknown[] }>
  configure: (spec: Spec) => void
}

/**
 * Makes axe check each part of a page once: most stories show the same navigation, toolbar, rows and fields as the story before, and
 * axe took half of the time of all stories. A part is an element with everything in it. It is left out if the same part, in the same
 * ancestors and the same window, has passed the same rules. What names or describes a part from outside belongs to it.
 */
export function checkPartsOnce(axe: Axe): void {
  const passed = new Set<number>()
  const { run, configure } = axe
  let config = ''
  axe.configure = (spec) => {
    config = JSON.stringify(spec)
    configure(spec)
  }
  axe.run = async (context, options) => {
    const { known, parts } = divide(JSON.stringify([config, options]), passed)
    const result = await run(without(known, context), options)
    if (result.violations.length === 0) for (const part of parts) passed.add(part)
    return result
  }
}

/** Adds elements to those that a context leaves out. */
function without(elements: Element[], context: ElementContext): ElementContext {
  if (context instanceof Element) return { include: context, exclude: elements }
  // The accessibility addon of Storybook names what to include and what to leave out.
  const { include, exclude } = context as { include: Element; exclude: string[] }
  return { include, exclude: [...exclude, ...elements] }
}

/** The outermost parts of the page that have passed, and the keys of all parts that have not. */
function divide(rules: string, passed: ReadonlySet<number>) {
  const contents = new Map<Element, number>()
  readContent(document.documentElement, contents)
  const known: Element[] = []
  const parts: number[] = []
  const visit = (element: Element, place: string) => {
    const key = hash(`${place} ${contents.get(element)}`)
    // The body stays in, because axe refuses to check nothing.
    if (passed.has(key) && element.parentElement !== document.documentElement) {
      known.push(element)
      return
    }
    parts.push(key)
    const inside = String(hash(`${place} ${describe(element)}`))
    for (const [index, child] of [...element.children].entries())
      visit(child, `${inside} ${positionOf(index, element.childElementCount)}`)
  }
  visit(document.body, `${rules} ${describe(document.documentElement)} ${describeWindow()}`)
  return { known, parts }
}

/** Which of the selectors for the first, the last, and every second child fit. */
function positionOf(index: number, count: number): string {
  return `${index === 0} ${index === count - 1} ${index % 2}`
}

/** Stores a number for everything in an element, and for everything in each element in it. */
function readContent(element: Element, contents: Map<Element, number>): number {
  let text = describe(element)
  for (const child of element.childNodes)
    if (child instanceof Element) text += ` <${readContent(child, contents)}>`
    else if (child instanceof Text) text += child.data
  const content = hash(text)
  contents.set(element, content)
  return content
}

/** An element without its content: its name, attributes and state. */
function describe(element: Element): string {
  const attributes = [...element.attributes].map(
    ({ name, value }) => `${name}=${read(name, value)}`,
  )
  return [element.localName, ...attributes, ...stateOf(element)].join(' ')
}

/** The value of an attribute. React numbers its ids anew in each story, so they count as what they refer to. */
function read(name: string, value: string): string {
  if (name === 'id') return ''
  if (TEXTS.has(name)) return value.split(' ').map(textOf).join(' ')
  if (REFERENCES.has(name)) return String(document.getElementById(value) !== null)
  return value.replaceAll(REACT_ID, '')
}

const TEXTS = new Set(['aria-labelledby', 'aria-describedby', 'aria-errormessage', 'aria-details'])
const REFERENCES = new Set(['for', 'aria-controls', 'aria-owns', 'aria-activedescendant', 'list'])
const REACT_ID = /(?:react-aria-?\d*-)?[:«_]r_?[\da-z]*[:»_]/g

function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? 'nothing'
}

function stateOf(element: Element): string[] {
  const focus = element === document.activeElement ? ['focus'] : []
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return focus
  const labels = [...(element.labels ?? [])].map((label) => label.textContent)
  return [
    ...focus,
    ...labels,
    element.value,
    String(element.matches(':checked')),
    String(element.disabled),
  ]
}

function describeWindow(): string {
  const media = MEDIA.map((query) => matchMedia(query).matches)
  return [innerWidth, innerHeight, ...media].join(' ')
}

const MEDIA = ['print', '(forced-colors: active)', '(prefers-contrast: more)']

/** A number of 53 bits for a text (cyrb53). */
function hash(text: string): number {
  let high = 0xde_ad_be_ef
  let low = 0x41_c6_ce_57
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2_654_435_761)
    low = Math.imul(low ^ unit, 1_597_334_677)
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0)
}
