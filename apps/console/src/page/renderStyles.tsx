import { renderToString } from 'react-dom/server'
import { createGlobalStyle, ServerStyleSheet, styled } from 'styled-components'

import { isGlobal } from '../../tools/styleTemplates'

/** Applies a tag to the template of a styled component. */
type FillIn = <Result>(
  tag: (strings: TemplateStringsArray, ...values: unknown[]) => Result,
) => Result

declare global {
  /** The template of each styled component and of global rules by its id, in the order in which they were made. `keepStyles` of the build writes them. */
  var styleTemplates: Map<string, FillIn> | undefined
}

/** The rules of each template by its id. Those of a styled component select the id, which is a class of the component in every build. */
export function renderStyles(): Map<string, readonly string[]> {
  const templates = [...(globalThis.styleTemplates ?? [])]
  return new Map(templates.map(([id, fillIn]) => [id, rulesOf(id, fillIn)]))
}

function rulesOf(id: string, fillIn: FillIn): string[] {
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(sheet.collectStyles(styledElement(id, fillIn)))
    const [, name] = /class="\S+ (\S+)"/.exec(html) ?? []
    if (!name && !isGlobal(id)) return []
    const [, text = ''] = /^<style[^>]*>(.*)<\/style>$/s.exec(sheet.getStyleTags()) ?? []
    return text
      .split(END_OF_RULE)
      .filter((rule) => rule !== '' && !rule.startsWith('data-styled.'))
      .map((rule) =>
        name ? rule.replaceAll(new RegExp(String.raw`\.${name}(?![\w-])`, 'g'), `.${id}`) : rule,
      )
  } finally {
    sheet.seal()
  }
}

/** Separates the rules, and the entries of the rules' owners. */
const END_OF_RULE = /\/\*!sc\*\/\n?/

/** A plain element with the styles of a component, or the component of global rules. Refuses styles that are computed, which no sheet can contain. */
function styledElement(id: string, fillIn: FillIn) {
  const Styled = fillIn((strings, ...values) => {
    if (values.flat(Infinity).some((value) => typeof value === 'function'))
      throw new Error(
        `The styles of the component ${id} are computed: "${strings.join('…')}". Use data attributes or variables, because the build makes all styles.`,
      )
    return isGlobal(id)
      ? createGlobalStyle(strings, ...(values as never[]))
      : styled.i.withConfig({ componentId: id })(strings, ...(values as never[]))
  })
  return <Styled />
}
