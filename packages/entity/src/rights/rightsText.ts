import { rightsOf, toRights, type Rights } from './rights'

/** Each cell of a table of rights as a text: `['blogs: edit', 'action: export', 'region: UK']`. An export writes them. */
export function rightsTexts(value: unknown): string[] {
  const { areas, actions, regions } = rightsOf(value)
  return [
    ...Object.entries(areas).map(([area, step]) => `${area}: ${step}`),
    ...actions.map((action) => `action: ${action}`),
    ...regions.map((region) => `region: ${region}`),
  ]
}

/** Reads the texts of `rightsTexts`; undefined if one of them is none. */
export function readRightsTexts(texts: readonly string[]): Rights | undefined {
  const areas: Record<string, string> = Object.create(null)
  const named: Record<'action' | 'region', string[]> = { action: [], region: [] }
  for (const text of texts) {
    const [, name = '', value = ''] = /^([^:]*):(.*)$/s.exec(text)?.map((part) => part.trim()) ?? []
    if (name === 'action' || name === 'region') named[name].push(value)
    else areas[name] = value
  }
  return toRights({ areas: { ...areas }, actions: named.action, regions: named.region })
}
