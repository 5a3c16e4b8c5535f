import { baseOf, nameOf } from './document'
import { findFault } from './judge'
import type { PlainResponse, PlainRequest, Send } from './plain'
import type { FuzzRequest } from './requests'
import type { World } from './world'

/** The result of one request. */
export interface Attempt {
  plain: PlainRequest
  /** Undefined if no response arrived. */
  response: PlainResponse | undefined
  /** The description of the fault; undefined if there is none. */
  fault: string | undefined
}

/** Sends a request, checks its response and that the server still responds, and collects values. */
export async function attempt(request: FuzzRequest, world: World, send: Send): Promise<Attempt> {
  const { operation, as } = request
  const plain = world.plain(request)
  const response = await send(plain).catch(() => undefined)
  const fault = response ? findFault(operation, as, response) : 'does not respond'
  const next = await send(HEALTH).catch(() => undefined)
  if (response) await updateWorld(request, plain, response, world)
  return {
    plain,
    response,
    fault: fault ?? (next?.status === 200 ? undefined : 'leaves the server unhealthy'),
  }
}

export const HEALTH: PlainRequest = {
  method: 'GET',
  url: '/api/health',
  headers: [],
  body: undefined,
  from: '192.0.2.251',
}

async function updateWorld(
  { operation, as }: FuzzRequest,
  { url }: PlainRequest,
  response: PlainResponse,
  world: World,
) {
  const { status } = response
  const base = baseOf(operation)
  world.learn(base, response)
  if (status === 404 || status === 204) world.forget(base, url.slice(base.length + 1))
  const mayHaveLostAccess =
    status === 401 || status === 403 || OWN_SESSION.includes(nameOf(operation))
  if ((as === 'administrator' || as === 'staff') && mayHaveLostAccess) await world.renew(as)
}

const OWN_SESSION = ['POST /api/logout', 'POST /api/change-password']
