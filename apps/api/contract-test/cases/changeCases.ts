import { invalidValues, type Fixtures } from '@staff/entity'

import { single, type Case } from '../play'
import { ADMINISTRATOR, ifMatch, newBody, pathOf } from './areaRequests'
import { UNKNOWN_ID } from '../world'

/** Changes: right, wrong in each field, without a version, of an older one, of what is not there. */
export function changeCases(each: Fixtures): Case[] {
  const { entity, filled, invalid, records } = each
  const path = pathOf(each)
  const version = ifMatch(each)
  const change = (
    title: string,
    status: number,
    body: unknown,
    headers: Record<string, string> = version,
  ) => single(ADMINISTRATOR, `change ${title}`, status, { method: 'PATCH', path, body, headers })
  const [field = ''] = entity.searched
  const changed = {
    [field]: newBody(each)[field] === filled[field] ? 'Anew' : newBody(each)[field],
  }
  const ofForm = Object.entries(invalid).filter(([, wrong]) => wrong.field in entity.fields)
  return [
    change('one field', 200, changed),
    change('any version', 200, changed, { 'If-Match': '*' }),
    change('one of several versions', 200, changed, {
      'If-Match': `"99", W/${version['If-Match']}`,
    }),
    change('nothing', 200, {}),
    change('to what it is', 200, { [field]: filled[field] }),
    change('without a version', 428, changed, {}),
    change('an older version', 412, changed, { 'If-Match': '"99"' }),
    change('an older version to what is wrong', 412, { unknownField: 1 }, { 'If-Match': '"99"' }),
    change('with a list', 400, []),
    change('an unknown field', 422, { unknownField: 1 }),
    change('the id', 422, { [entity.idKey]: records[1]?.[entity.idKey] }),
    change('a stamp', 422, { version: 7 }),
    single(ADMINISTRATOR, 'change an unknown record', 404, {
      method: 'PATCH',
      path: pathOf(each, UNKNOWN_ID),
      body: changed,
    }),
    ...ofForm.map(([name, wrong]) => change(`with ${name}`, 422, invalidValues(wrong))),
    ...Object.keys(entity.fields).map((name) =>
      change(`with an object as ${name}`, 422, { [name]: { wrong: true } }),
    ),
    {
      ...ADMINISTRATOR,
      title: 'change twice, the second time with the old version',
      statuses: [200, 412, 200],
      play: async (send) => {
        await send({ method: 'PATCH', path, body: changed, headers: version })
        await send({ method: 'PATCH', path, body: { [field]: filled[field] }, headers: version })
        await send({ method: 'GET', path })
      },
    },
  ]
}
