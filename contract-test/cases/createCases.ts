import { invalidValues, referencesOf, type Field, type Fixtures } from '@staff/forms/entity'

import { single, type Case } from '../play'
import { ADMINISTRATOR, newBody, pathOf } from './areaCases'

const KEY = 'a-name-of-one-call-0001'
const NO_PICTURE = `/api/images/${'0'.repeat(64)}.webp`
const NO_RECORD = '019a0000-0000-7000-8000-00000000dead'

/** New records: right, wrong in each field, at every limit, and sent twice. */
export function createCases(each: Fixtures): Case[] {
  const { entity, invalid } = each
  const whole = newBody(each)
  const path = `/${entity.area}`
  const create = (title: string, status: number, body: unknown) =>
    single(ADMINISTRATOR, `create ${title}`, status, { method: 'POST', path, body })
  const fields: readonly Field[] = Object.values(entity.create?.fields ?? entity.fields)
  return [
    create('a record', 201, whole),
    create('nothing', 422, {}),
    create('from a list', 400, []),
    create('from null', 400, null),
    create('with an unknown field', 422, { ...whole, unknownField: 1 }),
    create('with too many fields', 400, manyFields()),
    ...Object.entries(invalid).map(([name, wrong]) =>
      create(`with ${name}`, 422, { ...whole, ...invalidValues(wrong) }),
    ),
    ...fields.flatMap((field) => [
      create(`with an object as ${field.name}`, 422, { ...whole, [field.name]: {} }),
      create(
        `without ${field.name}`,
        mayBeLeftOut(field, whole) ? 201 : 422,
        without(whole, field),
      ),
      ...longestTexts(field).map(([text, status]) =>
        create(`with ${text.length} characters in ${field.name}`, status, {
          ...whole,
          [field.name]: text,
        }),
      ),
      ...(field.kind === 'image'
        ? [
            create(`with a missing picture as ${field.name}`, 422, {
              ...whole,
              [field.name]: NO_PICTURE,
            }),
          ]
        : []),
    ]),
    ...Object.keys(referencesOf(entity)).map((field) =>
      create(`with a missing record as ${field}`, 422, { ...whole, [field]: NO_RECORD }),
    ),
    ...repeatedCases(each, path, whole),
  ]
}

function repeatedCases(each: Fixtures, path: string, whole: object): Case[] {
  const bad = ['short', 'x'.repeat(256), 'a name with spaces in it']
  const named = (key: string, body: object) => ({
    method: 'POST',
    path,
    body,
    headers: { 'Idempotency-Key': key },
  })
  return [
    ...bad.map((key) =>
      single(ADMINISTRATOR, `create under the name ${key.slice(0, 30)}`, 400, named(key, whole)),
    ),
    single(ADMINISTRATOR, 'create under the longest name', 201, named('x'.repeat(255), whole)),
    {
      ...ADMINISTRATOR,
      title: 'create, repeat, and use the name for another body',
      statuses: [201, 201, 422, 200],
      play: async (send) => {
        const { body } = await send(named(KEY, whole))
        await send(named(KEY, whole))
        await send(named(KEY, { ...whole, [each.entity.searched[0] ?? '']: 'Another' }))
        const id: unknown = Reflect.get(Object(body), each.entity.idKey)
        await send({ method: 'GET', path: pathOf(each, id) })
      },
    },
  ]
}

/** Texts at the limit of a field, and one character above it. Fields with a pattern have limits of their own. */
function longestTexts({ kind, pattern, maxCharacters: max }: Field): [string, number][] {
  if ((kind !== 'text' && kind !== 'multiline') || pattern !== undefined || max === undefined)
    return []
  return [
    ['é'.repeat(max), 201],
    ['é'.repeat(max + 1), 422],
  ]
}

function mayBeLeftOut({ required, requiredWhen = {}, default: value }: Field, whole: object) {
  const isNeeded = Object.entries(requiredWhen).some(
    ([name, other]) => Reflect.get(whole, name) === other,
  )
  const hasDefault = value !== undefined && value !== '' && String(value) !== ''
  return hasDefault || !(required || isNeeded)
}

function without(whole: object, { name }: Field): object {
  return Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name))
}

function manyFields(): object {
  return Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`field${index}`, 1]))
}
