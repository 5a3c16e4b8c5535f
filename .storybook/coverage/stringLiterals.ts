const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
// Prettier indents all lines of a top-level statement except the first.
const STATEMENT = /^(?=[a-z])/m
const STORY = /^export const ([A-Z]\w*)/
const CONSTANT = /^(?:export )?const (\w+) =\s+(?:'([^'\n]*)'|"([^"\n]*)")\s*$/
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g
// A story does not show the text that it expects to be absent.
const ABSENT = /\bqueryBy\w+\((?:[^()]|\([^()]*\))*\)/g

/**
 * The string literals of each story in a source, by the name of its export. They include the values of the constants in
 * the file that the story uses.
 */
export function stringLiteralsOf(source: string): ReadonlyMap<string, readonly string[]> {
  const statements = source.replaceAll(COMMENT, '').split(STATEMENT)
  const constants = statements.flatMap((statement) => {
    const [, name, single, double] = CONSTANT.exec(statement.trim()) ?? []
    return name ? [{ name: new RegExp(`\\b${name}\\b`), value: single ?? double ?? '' }] : []
  })
  return new Map(
    statements.flatMap((statement) => {
      const [, story] = STORY.exec(statement) ?? []
      if (!story) return []
      const code = statement.replaceAll(ABSENT, '')
      const literals = [...code.matchAll(LITERAL)].map(([, one, other]) => one ?? other ?? '')
      const named = constants.filter(({ name }) => name.test(code)).map(({ value }) => value)
      return [[story, [...literals, ...named]] as const]
    }),
  )
}
