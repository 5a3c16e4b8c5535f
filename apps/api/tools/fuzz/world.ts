import { nameOf, type Operation } from './document'
import { startPeople, type Credentials } from './people'
import { plainRequest, type PlainResponse, type Send } from './plain'
import { createPool } from './seen'

export type World = Awaited<ReturnType<typeof startWorld>>

/** The users of a run and the values from its responses. Reads every list first. */
export async function startWorld(send: Send, keeper: Credentials, operations: Operation[]) {
  const people = await startPeople(send, keeper)
  const pool = createPool(people.isKept)
  pool.learn('', INITIAL_VALUES)
  const lists = operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'))
  const areas = lists.filter(({ path }) =>
    operations.some((each) => nameOf(each) === `DELETE ${path}/{id}`),
  )

  /** Reads every list, and deletes the oldest records of long ones. */
  async function tidy() {
    await people.renew('administrator')
    await people.renew('staff')
    for (const role of ['administrator', 'staff'] as const)
      pool.learn('', { username: people.emailOf(role) })
    for (const { path } of lists) learn(path, await people.asKeeper('GET', path))
    for (const { path } of areas) await prune(path)
  }

  async function prune(path: string) {
    const records = recordsIn(await people.asKeeper('GET', `${path}?pageSize=100`))
    const surplus = records.length < MAX_RECORDS ? [] : records.slice(MAX_RECORDS / 2)
    for (const id of surplus)
      if (!people.isKept(id)) await people.asKeeper('DELETE', `${path}/${id}`)
  }

  function learn(base: string, { status, text }: PlainResponse) {
    // The OpenAPI document is excluded, because its values under field names are schemas.
    if (status < 300 && text.startsWith('{') && base !== DOCUMENT)
      pool.learn(base, JSON.parse(text))
  }

  await tidy()
  return {
    tidy,
    learn,
    forget: pool.forget,
    renew: people.renew,
    plain: (request: Parameters<typeof plainRequest>[0]) =>
      plainRequest(request, { pool, tokenOf: people.tokenOf }),
  }
}

const MAX_RECORDS = 80
const DOCUMENT = '/api/openapi.json'

// Values that bodies need and that no response contains.
const INITIAL_VALUES = {
  password: 'Correct-horse-8',
  oldPassword: 'Correct-horse-8',
  newPassword: 'Correct-horse-9',
  confirmPassword: 'Correct-horse-9',
}

function recordsIn({ text }: PlainResponse): string[] {
  const { records = [] } = JSON.parse(text) as { records?: { id?: string; jobId?: string }[] } // the type of every list
  return records.map(({ id, jobId }) => id ?? jobId ?? '')
}
