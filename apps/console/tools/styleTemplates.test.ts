import { afterEach, describe, expect, test } from 'vitest'

import { renderStyles } from '../src/page/renderStyles'
import { isGlobal, keepStyles, removeStyles } from './styleTemplates'

const CODE = `
export const Box = styled.div.withConfig({ componentId: "sc-a-0" })\`color:\${color};&:hover{color:red;}\`;
const text = css\`color:blue;\`;
export const Row = styled(Box).withConfig({ componentId: "sc-a-1" }).attrs({ role: "row" })\`\${text}\`;
`

const GLOBAL_CODE =
  '/* styled-components */ const Reset = createGlobalStyle`body{margin:0;p{color:${color};}}`;'

afterEach(() => {
  globalThis.styleTemplates = undefined
})

test('a build keeps the components and their ids, without styles and fragments', () => {
  const ids = new Map<string, readonly string[]>()
  expect(transformed(removeStyles(ids), CODE)).toBe(`
export const Box = styled.div.withConfig({ componentId: "sc-a-0" })\`\`;
const text = [];
export const Row = styled(Box).withConfig({ componentId: "sc-a-1" }).attrs({ role: "row" })\`\`;
`)
  expect([...ids]).toEqual([['module.ts', ['sc-a-0', 'sc-a-1']]])
  expect(transformed(removeStyles(ids), 'withConfig()')).toBe('withConfig()')
})

test('a build keeps no global rules', () => {
  const ids = new Map<string, readonly string[]>()
  expect(transformed(removeStyles(ids), GLOBAL_CODE)).toBe(
    '/* styled-components */ const Reset = createGlobalStyle``;',
  )
  expect([...ids.values()].flat().every(isGlobal)).toBe(true)
})

describe('the sheet', () => {
  test('has the rules of each component, for its id', async () => {
    await run(keepStyles(), CODE)
    expect([...renderStyles()]).toEqual([
      ['sc-a-0', ['.sc-a-0{color:green;}', '.sc-a-0:hover{color:red;}']],
      ['sc-a-1', ['.sc-a-1{color:blue;}']],
    ])
  })

  test('has global rules as they are, and the code that runs in the build keeps them', async () => {
    await run(keepStyles(), GLOBAL_CODE)
    expect([...renderStyles().values()]).toEqual([['body{margin:0;}', 'body p{color:green;}']])
    expect(transformed(keepStyles(), GLOBAL_CODE)).toContain('createGlobalStyle`body{margin:0;')
  })

  test('cannot contain styles that are computed', async () => {
    await run(
      keepStyles(),
      'styled.div.withConfig({ componentId: "sc-b-0" })`color:${() => color};`',
    )
    expect(() => renderStyles()).toThrow(
      'The styles of the component sc-b-0 are computed: "color:…;"',
    )
  })
})

type StylesPlugin = ReturnType<typeof keepStyles>

/** The code of a module after a plugin. */
function transformed({ transform }: StylesPlugin, code: string): string {
  const handler = typeof transform === 'object' ? transform.handler : transform
  const result: unknown = Reflect.apply(handler ?? (() => null), {}, [code, 'module.ts'])
  return typeof result === 'object' && result && 'code' in result ? String(result.code) : code
}

/** Runs a module that the plugin has changed. */
async function run(plugin: StylesPlugin, code: string) {
  const { createGlobalStyle, css, styled } = await import('styled-components')
  const body = transformed(plugin, code).replaceAll('export ', '')
  // oxlint-disable-next-line typescript/no-implied-eval -- The code is that of the test.
  new Function('styled', 'css', 'createGlobalStyle', 'color', body)(
    styled,
    css,
    createGlobalStyle,
    'green',
  )
}
