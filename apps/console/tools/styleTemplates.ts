import { parseSync, Visitor, type Plugin } from 'vite'

/** A template of a styled component in compiled code, with the positions of its parts. */
interface StyleTemplate {
  /** Undefined for a fragment: a `css` or `keyframes` template, which the templates of components contain. */
  componentId: string | undefined
  start: number
  end: number
  /** Where the text of the template starts, at its first backtick. */
  quasi: number
}

/**
 * Removes the styles of all styled components from the code of a build. A component keeps its id, which is its class, so the
 * sheet that `renderStyles` makes from the same templates has its rules. Nothing is left to do for styled-components.
 * `ids` gets the ids of each module's components. Global styles stay, so they must not contain fragments.
 */
export function removeStyles(ids: Map<string, readonly string[]>): Plugin {
  return transformTemplates('remove-styles', (code, templates, module) => {
    const own = templates.flatMap(({ componentId }) => componentId ?? [])
    if (own.length > 0) ids.set(module, own)
    return replaceEach(code, templates, ({ componentId, start, quasi, end }) =>
      componentId === undefined
        ? { from: start, to: end, text: '[]' }
        : { from: quasi, to: end, text: '``' },
    )
  })
}

/**
 * Removes the styles as `removeStyles` does, and keeps each template in `globalThis.styleTemplates`, for `renderStyles`. For code that
 * runs in the build.
 */
export function keepStyles(): Plugin {
  return transformTemplates('keep-styles', (code, templates) => {
    const own = templates.filter(({ componentId }) => componentId !== undefined)
    return replaceEach(code, own, ({ componentId, start, end, quasi }) => {
      const kept = `(tag) => tag${code.slice(quasi, end)}`
      const text = `((globalThis.styleTemplates ??= new Map()).set("${componentId}", ${kept}), ${code.slice(start, quasi)}\`\`)`
      return { from: start, to: end, text }
    })
  })
}

type Transform = (code: string, templates: readonly StyleTemplate[], module: string) => string

/** A plugin for what the compiler has made of a module: every styled component has its id there. */
function transformTemplates(name: string, transform: Transform): Plugin {
  return {
    name,
    enforce: 'post',
    transform: {
      filter: { code: /withConfig|styled-components/ },
      handler(code, module) {
        const templates = findTemplates(code)
        return templates.length > 0 ? { code: transform(code, templates, module), map: null } : null
      },
    },
  }
}

function findTemplates(code: string): StyleTemplate[] {
  const templates: StyleTemplate[] = []
  const visitor = new Visitor({
    TaggedTemplateExpression({ start, end, tag, quasi }) {
      const text = code.slice(tag.start, tag.end)
      const [, componentId] = COMPONENT_ID.exec(text) ?? []
      if (componentId || FRAGMENT.test(text))
        templates.push({ componentId, start, end, quasi: quasi.start })
    },
  })
  visitor.visit(parseSync('module.js', code).program)
  return templates
}

const FRAGMENT = /^(?:css|keyframes)$/
const COMPONENT_ID = /\.withConfig\(\{\s*componentId: "([\w-]+)"/

interface Replacement {
  from: number
  to: number
  text: string
}

function replaceEach(
  code: string,
  templates: readonly StyleTemplate[],
  replacementOf: (template: StyleTemplate) => Replacement,
): string {
  // From the end, so that the positions before stay right.
  return templates
    .map(replacementOf)
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, { from, to, text: by }) => text.slice(0, from) + by + text.slice(to), code)
}
