const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
// Prettier indents everything but the beginning of a statement of the file.
const STATEMENT = /^(?=[a-z])/m
const STORY = /^export const ([A-Z]\w*)/
const CONSTANT = /^(?:export )?const (\w+) =\s+(?:'([^'\n]*)'|"([^"\n]*)")\s*$/
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g
// What a story looks for in vain is not shown.
const IN_VAIN = /\bqueryBy\w+\((?:[^()]|\([^()]*\))*\)/g

/** The whole strings that each story of a file writes, itself or by the name of a constant of the file. */
export function wordsOf(source: string): ReadonlyMap<string, readonly string[]> {
  const statements = source.replaceAll(COMMENT, '').split(STATEMENT)
  const constants = statements.flatMap((statement) => {
    const [, name, single, double] = CONSTANT.exec(statement.trim()) ?? []
    return name ? [{ name: new RegExp(`\\b${name}\\b`), words: single ?? double ?? '' }] : []
  })
  return new Map(
    statements.flatMap((statement) => {
      const [, story] = STORY.exec(statement) ?? []
      if (!story) return []
      const told = statement.replaceAll(IN_VAIN, '')
      const literals = [...told.matchAll(LITERAL)].map(([, one, other]) => one ?? other ?? '')
      const named = constants.filter(({ name }) => name.test(told)).map(({ words }) => words)
      return [[story, [...literals, ...named]] as const]
    }),
  )
}
