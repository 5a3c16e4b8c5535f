import type { AnyEntity } from '../entity'

/** The fields that make the title of a record: `titleOf` joins their values with a space. */
export function titleFields({ titleOf }: AnyEntity): string[] {
  const read = new Set<string>()
  const observed = new Proxy(
    {},
    {
      get: (_, name) => {
        read.add(String(name))
        return ''
      },
    },
  )
  titleOf(observed)
  return [...read]
}

/**
 * The field that tells records with equal titles apart: the first short text in the list that is not in the title, otherwise
 * the first choice. Undefined if there is none.
 */
export function detailField(entity: AnyEntity): string | undefined {
  const titles = titleFields(entity)
  const texts = entity.listed.filter(
    (name) => entity.fields[name]?.type === 'string' && !titles.includes(name),
  )
  const ofKind = (...kinds: string[]) =>
    texts.find((name) => kinds.includes(entity.fields[name]?.kind ?? ''))
  return ofKind('text', 'email', 'url') ?? ofKind('choice')
}
