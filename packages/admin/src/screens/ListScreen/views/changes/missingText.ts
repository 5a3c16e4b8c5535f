import { filterParameters, type AnyEntity } from '@staff/entity'

/** What a view had that its list does not have any more, in sentences. `missing` are names of parameters and columns. */
export function missingText({ filters }: AnyEntity, missing: readonly string[]): string {
  const filterOf = (name: string) => filters.find((each) => filterParameters(each).includes(name))
  const others = missing.filter((name) => !isOrder(name))
  const values = unique(others.flatMap((name) => filterOf(name)?.label ?? []))
  const fields = unique(others.flatMap((name) => (filterOf(name) ? [] : [wordsOf(name)])))
  return [
    fields.length === 1 && `The field ${quoted(fields)} no longer exists.`,
    fields.length > 1 && `The fields ${quoted(fields)} no longer exist.`,
    values.length > 0 && `What was chosen for ${quoted(values)} no longer exists.`,
    missing.some(isOrder) && 'The order is another one, because its column no longer exists.',
  ]
    .filter(Boolean)
    .join(' ')
}

function isOrder(name: string): boolean {
  return name === 'sort' || name === 'order'
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)]
}

/** The words of a field's name, without the end of a range: 'team size' for 'teamSizeMin'. */
function wordsOf(name: string): string {
  return name
    .replace(/(?<=.)(?:Min|Max|From|To)$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
}

function quoted(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names.map((name) => `“${name}”`))
}
