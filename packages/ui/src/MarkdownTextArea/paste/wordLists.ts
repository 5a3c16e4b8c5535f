import type { HtmlElement, HtmlNode } from '../html/readHtml'

/** Makes lists of the paragraphs that Word and Outlook write as items: their styles say the level, and their first characters the mark. */
export function withWordLists(nodes: readonly HtmlNode[]): HtmlNode[] {
  const result: HtmlNode[] = []
  let items: Item[] = []
  for (const node of nodes) {
    const item = itemOf(node)
    if (item) items.push(item)
    // White space between paragraphs is nothing.
    else if (typeof node !== 'string' || node.trim() !== '' || items.length === 0) {
      result.push(...listsOf(items), node)
      items = []
    }
  }
  return [...result, ...listsOf(items)]
}

interface Item {
  level: number
  isNumbered: boolean
  children: HtmlNode[]
}

function itemOf(node: HtmlNode): Item | undefined {
  if (typeof node === 'string' || !/^(?:p|div|h[1-6])$/.test(node.name)) return undefined
  const [, level] = /mso-list:\s*l\d+\s+level(\d)/i.exec(node.attributes['style'] ?? '') ?? []
  if (level === undefined) return undefined
  const marks: string[] = []
  const children = withoutMarks(node.children, marks)
  const isNumbered = /^\s*\(?(?:\d+|[a-z]{1,4})[.)]/i.test(marks.join(''))
  return { level: Number(level), isNumbered, children }
}

/** The content of an item without its mark, which goes to `marks`. */
function withoutMarks(nodes: readonly HtmlNode[], marks: string[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (typeof node === 'string') return [node]
    if (/mso-list:\s*ignore/i.test(node.attributes['style'] ?? '')) {
      marks.push(textOf(node))
      return []
    }
    return [{ ...node, children: withoutMarks(node.children, marks) }]
  })
}

/** The text of a node. */
export function textOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}

function listsOf(items: readonly Item[]): HtmlNode[] {
  const lists: HtmlElement[] = []
  let rest = items
  while (rest[0]) {
    const { level, isNumbered } = rest[0]
    const isOther = (item: Item) =>
      item.level < level || (item.level === level && item.isNumbered !== isNumbered)
    const end = rest.findIndex(isOther)
    const own = end === -1 ? rest : rest.slice(0, end)
    lists.push(listOf(own, level, isNumbered))
    rest = rest.slice(own.length)
  }
  return lists
}

/** A list of the items of one level. Those of deeper levels are within the item before them. */
function listOf(items: readonly Item[], level: number, isNumbered: boolean): HtmlElement {
  const children: HtmlElement[] = []
  let deeper: Item[] = []
  const addDeeper = () => {
    children.at(-1)?.children.push(...listsOf(deeper))
    deeper = []
  }
  for (const item of items) {
    if (item.level > level) deeper.push(item)
    else {
      addDeeper()
      children.push({ name: 'li', attributes: {}, children: [...item.children] })
    }
  }
  addDeeper()
  return { name: isNumbered ? 'ol' : 'ul', attributes: {}, children }
}
