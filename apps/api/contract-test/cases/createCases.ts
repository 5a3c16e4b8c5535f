import { without } from '@staff/contract'
import { invalidValues, referencesOf, type Field, type Fixtures } from '@staff/entity'

import { single, type Case } from '../play'
import { ADMINISTRATOR, newBody, pathOf } from './areaRequests'
import { UNKNOWN_ID } from '../world'

const KEY = 'the-key-of-one-call-0001'
const NO_PICTURE = `/api/images/${'0'.repeat(64)}.webp`

/** New records: valid, with each invalid value of the fixtures, at the limits of each field, and repeated. */
export function createCases(each: Fixtures): Case[] {
  const { entity, invalid } = each
  const whole = newBody(each)
  const create = creating(each)
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
    ...fields.flatMap((field) => fieldCases(each, field)),
    ...Object.keys(referencesOf(entity)).map((field) =>
      create(`with a missing record as ${field}`, 422, { ...whole, [field]: UNKNOWN_ID }),
    ),
    ...repeatedCases(each, `/${entity.area}`, whole),
  ]
}

function fieldCases(each: Fixtures, field: Field): Case[] {
  const { name, kind } = field
  const whole = newBody(each)
  const create = creating(each)
  const cases = [
    create(`with an object as ${name}`, 422, { ...whole, [name]: { wrong: true } }),
    create(`without ${name}`, mayBeLeftOut(field, whole) ? 201 : 422, without(whole, [name])),
  ]
  for (const [text, status] of longestTexts(field))
    cases.push(
      create(`with ${text.length} characters in ${name}`, status, { ...whole, [name]: text }),
    )
  if (kind === 'image')
    cases.push(create(`with a missing picture as ${name}`, 422, { ...whole, [name]: NO_PICTURE }))
  return cases
}

function creating({ entity }: Fixtures) {
  return (title: string, status: number, body: unknown) =>
    single(ADMINISTRATOR, `create ${title}`, status, {
      method: 'POST',
      path: `/${entity.area}`,
      body,
    })
}

function repeatedCases(each: Fixtures, path: string, whole: object): Case[] {
  const bad = ['short', 'x'.repeat(256), 'a name with spaces in it']
  const withKey = (key: string, body: object) => ({
    method: 'POST',
    path,
    body,
    headers: { 'Idempotency-Key': key },
  })
  return [
    ...bad.map((key) =>
      single(
        ADMINISTRATOR,
        `create with the Idempotency-Key ${key.slice(0, 30)}`,
        400,
        withKey(key, whole),
      ),
    ),
    single(
      ADMINISTRATOR,
      'create with the longest Idempotency-Key',
      201,
      withKey('x'.repeat(255), whole),
    ),
    {
      ...ADMINISTRATOR,
      title: 'create, repeat, and use the Idempotency-Key for another body',
      statuses: [201, 201, 422, 200],
      play: async (send) => {
        const { body } = await send(withKey(KEY, whole))
        await send(withKey(KEY, whole))
        await send(withKey(KEY, { ...whole, [each.entity.searched[0] ?? '']: 'Another' }))
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
  const isEmptyList = Array.isArray(value) && value.length === 0
  const hasDefault = value !== undefined && value !== '' && !isEmptyList
  return hasDefault || !(required || isNeeded)
}

function manyFields(): object {
  return Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`field${index}`, 1]))
}
