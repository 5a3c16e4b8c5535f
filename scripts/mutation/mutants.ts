import { parseAst } from 'rolldown/parseAst'

/** A small change of a source that a test should notice. Positions are UTF-16 code units. */
export interface Mutant {
  start: number
  end: number
  /** The text that takes the place of the one from `start` to `end`. */
  replacement: string
}

/** All mutants of a TypeScript source. */
export function mutantsOf(source: string): Mutant[] {
  const found: Mutant[] = []
  visit(parseAst(source, { lang: 'ts' }), (node) => found.push(...mutantsOfNode(node, source)))
  return found
}

/** A source with one of its mutants in place. */
export function applyMutant(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end)
}

function mutantsOfNode(node: Node, source: string): Mutant[] {
  const { type, start, end, test, left, right, operator, argument, value } = node
  if (type === 'IfStatement' || type === 'ConditionalExpression')
    return isNode(test) ? [{ ...test, replacement: `!(${textOf(test, source)})` }] : []
  if (type === 'BinaryExpression' || type === 'LogicalExpression') {
    const other = OPERATORS[String(operator)]
    if (other === undefined || !isNode(left) || !isNode(right)) return []
    const between = source.slice(left.end, right.start)
    return [
      { start: left.end, end: right.start, replacement: between.replace(String(operator), other) },
    ]
  }
  if (type === 'ThrowStatement') return [{ start, end, replacement: '{}' }]
  if (type === 'ReturnStatement' && isNode(argument)) return [{ start, end, replacement: 'return' }]
  if (type === 'Literal' && typeof value === 'number')
    return [{ start, end, replacement: String(value + 1) }]
  if (type === 'Literal' && typeof value === 'boolean')
    return [{ start, end, replacement: String(!value) }]
  return []
}

const OPERATORS: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
}

interface Node extends Record<string, unknown> {
  type: string
  start: number
  end: number
}

function textOf({ start, end }: Node, source: string): string {
  return source.slice(start, end)
}

/** Calls `see` with every node that is run, and not with types. */
function visit(node: unknown, see: (node: Node) => void) {
  if (Array.isArray(node)) for (const each of node) visit(each, see)
  if (!isNode(node) || node.type.startsWith('TS')) return
  see(node)
  for (const each of Object.values(node)) visit(each, see)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
