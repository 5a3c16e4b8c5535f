import { createElement, type ElementType } from 'react'

/**
 * Takes the place of `styled-components` in the build of the console. The sheet of the build has the rules of all components, so nothing is left
 * to do but to give each element the ids of its components as classes. Only what the compiler and `removeStyles` leave in the code is here.
 */

type Props = Record<string, unknown>

/** What a styled component renders. */
interface Styling {
  target: ElementType
  /** The ids of the component and of those that it extends, the first one first. */
  classes: string
  attrs: Props
}

interface Builder {
  (template: TemplateStringsArray): ElementType
  withConfig: (config: { componentId: string }) => Builder
  attrs: (attrs: Props) => Builder
}

const stylings = new WeakMap<object, Styling>()

/** `styled.div` and `styled(Component)`. */
export const styled = new Proxy((target: ElementType) => builder(extend(target)), {
  get: (_, tag: string) => builder({ target: tag as ElementType, classes: '', attrs: {} }),
})

/** The build leaves no rules in these templates. */
export const css = () => []
export const keyframes = () => []

/** The sheet has the global rules too. */
export const createGlobalStyle = () => () => null

/** Components that extend a styled component render its element. */
function extend(target: ElementType): Styling {
  const base = typeof target === 'string' ? undefined : stylings.get(target)
  return base ?? { target, classes: '', attrs: {} }
}

function builder(styling: Styling): Builder {
  return Object.assign(() => component(styling), {
    withConfig: ({ componentId }: { componentId: string }) =>
      builder({ ...styling, classes: joinClasses(styling.classes, componentId) }),
    attrs: (attrs: Props) => {
      if (typeof attrs === 'function')
        throw new Error('Attributes of a styled component cannot be computed: see decision 074')
      return builder({ ...styling, attrs: { ...styling.attrs, ...attrs } })
    },
  })
}

function component(styling: Styling): ElementType {
  const { target, classes, attrs } = styling
  function Styled({ as, className, ...props }: { as?: ElementType; className?: string }) {
    return createElement(as ?? target, {
      ...props,
      ...attrs,
      className: joinClasses(classes, className),
    } as Props)
  }
  stylings.set(Styled, styling)
  return Styled
}

function joinClasses(one: string, other: string | undefined): string {
  return one && other ? `${one} ${other}` : one || (other ?? '')
}
