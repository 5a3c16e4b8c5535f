import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../*/*.tsx', '../../../forms/src/fields/*Field.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

const components = Object.entries(sources).filter(
  ([path]) => !/stories|matrix|theme\/|foundations\//.test(path),
)

test('every prop of every component has a description', () => {
  expect(components.length).toBeGreaterThan(40)
  const silent = components.flatMap(([path, source]) =>
    propsOf(source)
      .filter(({ prose }) => !prose)
      .map(({ name }) => `${path}: ${name}`),
  )
  expect(silent).toEqual([])
})

test('every default value is documented, and no others', () => {
  const wrong = components.flatMap(([path, source]) => {
    // A component that loads on demand has its defaults in its panel.
    const panel = sources[path.replace('.tsx', 'Panel.tsx')] ?? ''
    const defaults = defaultsOf(source + panel)
    return propsOf(source)
      .filter(({ name, prose }) => defaults.has(name) !== prose.includes('@default'))
      .filter(({ prose }) => !prose.includes('@default the') && !prose.includes('@default an'))
      .map(({ name }) => `${path}: ${name}`)
  })
  expect(wrong).toEqual([])
})

/** The props that an exported props interface declares, with their comments. */
function propsOf(source: string): { name: string; prose: string }[] {
  const interfaces = source.matchAll(/export interface \w+Props\b[^{]*\{\n([\s\S]*?)\n\}/g)
  return Array.from(interfaces).flatMap(([, body = '']) =>
    Array.from(body.matchAll(/((?: {2}\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?) {2}(\w+)\??:/g)).map(
      ([, prose = '', name = '']) => ({ name, prose }),
    ),
  )
}

/** The props that have a default value in an exported component. */
function defaultsOf(source: string): Set<string> {
  const heads = source.matchAll(/export function [A-Z][^(]*\(\{([^}]*)\}/g)
  return new Set(
    Array.from(heads).flatMap(([, head = '']) =>
      Array.from(head.matchAll(/(\w+)(?:: \w+)? = /g)).map(([, name = '']) => name),
    ),
  )
}
