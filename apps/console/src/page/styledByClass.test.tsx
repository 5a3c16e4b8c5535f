import { type ElementType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import * as library from 'styled-components'
import { expect, test } from 'vitest'

import * as build from './styledByClass'

type Styled = typeof library.styled

/** The code of the console has the types of styled-components. */
const styledByClass = build.styled as unknown as Styled

function Plain({ className, label }: { className?: string; label: string }) {
  return <p className={className}>{label}</p>
}

/** Elements of every kind that the console has, made as the compiler and the build leave them. */
const ELEMENTS: readonly [string, (styled: Styled) => ReactNode][] = [
  [
    'an element',
    (styled) => {
      const Box = styled.div.withConfig({ componentId: 'box' })``
      return (
        <Box id="one" data-tone="bad">
          Text
        </Box>
      )
    },
  ],
  [
    'an element with a class',
    (styled) => {
      const Box = styled.div.withConfig({ componentId: 'box' })``
      return <Box className="own" />
    },
  ],
  [
    'another element',
    (styled) => {
      const Box = styled.div.withConfig({ componentId: 'box' })``
      return <Box as="output">Text</Box>
    },
  ],
  [
    'an extended component with attributes',
    (styled) => {
      const Box = styled.div.attrs({ role: 'group' }).withConfig({ componentId: 'box' })``
      const Row = styled(Box).attrs({ dir: 'auto' }).withConfig({ componentId: 'row' })``
      const Last = styled(Row).withConfig({ componentId: 'last' })``
      return <Last title="Ann" />
    },
  ],
  [
    'a component that is not styled',
    (styled) => {
      const Box = styled(Plain).withConfig({ componentId: 'box' })``
      return <Box label="Text" />
    },
  ],
]

test.each(ELEMENTS)('renders what styled-components renders: %s', (_, element) => {
  const rendered = renderToString(element(styledByClass))
  expect(rendered).toBe(withoutMadeNames(renderToString(element(library.styled))))
})

test('a ref is that of the element', () => {
  const Box = styledByClass.div.withConfig({ componentId: 'box' })``
  const ref = { current: null }
  const { props } = (Box as unknown as (props: object) => { props: object })({ ref })
  expect(props).toMatchObject({ ref, className: 'box' })
})

test('attributes cannot be computed', () => {
  expect(() => styledByClass.div.attrs(() => ({ role: 'row' }))``).toThrow('cannot be computed')
})

test('global rules render nothing', () => {
  const Reset: ElementType = build.createGlobalStyle()
  expect(renderToString(<Reset />)).toBe('')
})

/** Without the class that styled-components makes of the rules of an element. */
function withoutMadeNames(html: string): string {
  return html.replaceAll(/class="([^"]*)"/g, (_, classes: string) => {
    const own = classes.split(' ').filter((name) => NAMES.has(name))
    return `class="${own.join(' ')}"`
  })
}

const NAMES = new Set(['box', 'row', 'last', 'own'])
