import { parseSync, Visitor, type Plugin } from 'vite'

/** A template of a styled component or of global rules in compiled code, with the positions of its parts. */
interface StyleTemplate {
  /** Undefined for a fragment: a `css` or `keyframes` template, which the other templates contain. */
  id: string | undefined
  start: number
  end: number
  /** Where the text of the template starts, at its first backtick. */
  quasi: number
}

/**
 * Removes all styles from the code of a build. A component keeps its id, which is its class, so the sheet that `renderStyles` makes from
 * the same templates has its rules. Nothing is left to do for styled-components. `ids` gets the ids of each module's templates.
 */
export function removeStyles(ids: Map<string, readonly string[]>): Plugin {
  return transformTemplates('remove-styles', (code, templates, module) => {
    const own = templates.flatMap(({ id }) => id ?? [])
    if (own.length > 0) ids.set(module, own)
    return replaceEach(code, templates, ({ id, start, quasi, end }) =>
      id === undefined
        ? { from: start, to: end, text: '[]' }
        : { from: quasi, to: end, text: '``' },
    )
  })
}

/**
 * Removes the styles of components as `removeStyles` does, and keeps each template in `globalThis.styleTemplates`, for `renderStyles`. For code
 * that runs in the build.
 */
export function keepStyles(): Plugin {
  return transformTemplates('keep-styles', (code, templates) => {
    const own = templates.filter(({ id }) => id !== undefined)
    return replaceEach(code, own, ({ id = '', start, end, quasi }) => {
      const kept = `(tag) => tag${code.slice(quasi, end)}`
      // The pages contain the global rules of what they show.
      const made = isGlobal(id) ? code.slice(start, end) : `${code.slice(start, quasi)}\`\``
      const text = `((globalThis.styleTemplates ??= new Map()).set("${id}", ${kept}), ${made})`
      return { from: start, to: end, text }
    })
  })
}

/** Whether a template has global rules, by its id. */
export function isGlobal(id: string): boolean {
  return id.startsWith(GLOBAL)
}

const GLOBAL = 'createGlobalStyle'

type Transform = (code: string, templates: readonly StyleTemplate[], module: string) => string

/** A plugin for what the compiler has made of a module: every styled component has its id there, and its global styles get one. */
function transformTemplates(name: string, transform: Transform): Plugin {
  return {
    name,
    enforce: 'post',
    transform: {
      filter: { code: /withConfig|styled-components/ },
      handler(code, module) {
        const templates = findTemplates(code, module)
        return templates.length > 0 ? { code: transform(code, templates, module), map: null } : null
      },
    },
  }
}

function findTemplates(code: string, module: string): StyleTemplate[] {
  const templates: StyleTemplate[] = []
  const visitor = new Visitor({
    TaggedTemplateExpression({ start, end, tag, quasi }) {
      const text = code.slice(tag.start, tag.end)
      const [, componentId] = COMPONENT_ID.exec(text) ?? []
      const id = text === GLOBAL ? `${GLOBAL}:${module}:${start}` : componentId
      if (id || FRAGMENT.test(text)) templates.push({ id, start, end, quasi: quasi.start })
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
