import { randomUUID } from 'node:crypto'

import type { PlainResponse, Send } from './plain'

export interface Credentials {
  email: string
  password: string
}

/** The users who send requests. */
export type Role = 'administrator' | 'staff'

/** The password of every user of the fuzzer. Generated bodies use it, too. */
const PASSWORD = 'Correct-horse-8'

const ROLE_TYPES: Record<Role, number> = { administrator: 1, staff: 2 }

/**
 * The users of a run. The keeper is an administrator whom no generated request can change. The others can lose their
 * access at any request, and the keeper restores it.
 */
export async function startPeople(send: Send, keeper: Credentials) {
  const login = await logIn(send, keeper)
  if (!login) throw new Error('The keeper cannot log in')
  const { userId } = login
  let { token } = login
  const kept = new Set([userId])
  const people = new Map<Role, Credentials & { token: string }>()

  async function asKeeper(method: string, url: string, body?: object): Promise<PlainResponse> {
    const response = await send(jsonRequest(method, url, { token, body }))
    if (response.status !== 401) return response
    token = (await logIn(send, keeper))?.token ?? token
    return send(jsonRequest(method, url, { token, body }))
  }

  async function make(role: Role) {
    const name = randomUUID()
    const made = await asKeeper('POST', '/api/roles', { name, roleTypeId: ROLE_TYPES[role] })
    const person = { email: `${name}@example.com`, password: PASSWORD }
    const { id: roleId } = parsed(made)
    await asKeeper('POST', '/api/confirm-password', { password: keeper.password })
    const names = { firstName: 'Fay', lastName: 'Fuzz', mustChoosePassword: false }
    const added = await asKeeper('POST', '/api/users', { ...names, roleId, ...person })
    if (added.status !== 201) throw new Error(`Nobody can be added as ${role}: ${added.text}`)
    return person
  }

  /** Restores the access of a user, or creates a new user. */
  async function renew(role: Role) {
    const known = people.get(role)
    if (known && (await hasAccess(send, role, known.token))) return
    const again = known && (await logIn(send, known))
    if (again) {
      people.set(role, { ...known, token: again.token })
      return
    }
    const person = await make(role)
    const first = await logIn(send, person)
    if (!first) throw new Error(`Nobody can log in as ${role}, who was just added`)
    people.set(role, { ...person, token: first.token })
  }

  const { roleId } = parsed(await asKeeper('GET', `/api/users/${userId}`))
  kept.add(String(roleId))
  await renew('administrator')
  await renew('staff')
  const ended = (await logIn(send, keeper))?.token ?? ''
  await send(jsonRequest('POST', '/api/logout', { token: ended }))

  return {
    asKeeper,
    renew,
    /** Whether an id is the keeper's. */
    isKept: (id: string) => kept.has(id),
    emailOf: (role: Role) => people.get(role)?.email,
    tokenOf: (caller: Role | 'ended') =>
      caller === 'ended' ? ended : (people.get(caller)?.token ?? ''),
  }
}

async function hasAccess(send: Send, role: Role, token: string): Promise<boolean> {
  const me = await send(jsonRequest('GET', '/api/me', { token }))
  const { roleTypeId, passwordState } = parsed(me)
  return me.status === 200 && roleTypeId === ROLE_TYPES[role] && passwordState !== 'given'
}

async function logIn(send: Send, { email, password }: Credentials) {
  const body = { username: email, password }
  const response = await send(jsonRequest('POST', '/api/login', { body }))
  if (response.status !== 200) return undefined
  const { token, userId } = parsed(response)
  return { token: String(token), userId: String(userId) }
}

function jsonRequest(
  method: string,
  url: string,
  { token, body }: { token?: string; body?: object | undefined },
) {
  const headers: [string, string][] = [['if-match', '*']]
  if (token) headers.push(['authorization', `Bearer ${token}`])
  if (body) headers.push(['content-type', 'application/json'])
  if (method === 'POST') headers.push(['idempotency-key', randomUUID()])
  const from = nextAddress()
  return { method, url, headers, body: body && Buffer.from(JSON.stringify(body)), from }
}

let addresses = 0

/** A new IP address for each request. Generated requests use others, because failed logins from one address block later ones. */
function nextAddress(): string {
  addresses += 1
  return `10.250.${(addresses >> 8) & 255}.${addresses & 255}`
}

function parsed({ text }: PlainResponse): Record<string, unknown> {
  return { ...JSON.parse(text) }
}
