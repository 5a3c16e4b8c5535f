import { baseOf, nameOf } from './document'
import { complaintAbout } from './judge'
import type { Answer, PlainRequest, Send } from './plain'
import type { FuzzRequest } from './requests'
import type { World } from './world'

/** The result of one request. */
export interface Attempt {
  plain: PlainRequest
  /** Undefined if no response arrived. */
  answer: Answer | undefined
  complaint: string | undefined
}

/** Sends a request, checks its response and that the server still responds, and collects values. */
export async function attempt(request: FuzzRequest, world: World, send: Send): Promise<Attempt> {
  const { operation, as } = request
  const plain = world.plain(request)
  const answer = await send(plain).catch(() => undefined)
  const complaint = answer ? complaintAbout(operation, as, answer) : 'does not answer'
  const next = await send(HEALTH).catch(() => undefined)
  if (answer) await takeIn(request, plain, answer, world)
  return {
    plain,
    answer,
    complaint: complaint ?? (next?.status === 200 ? undefined : 'leaves the server unwell'),
  }
}

export const HEALTH: PlainRequest = {
  method: 'GET',
  url: '/api/health',
  headers: [],
  body: undefined,
  from: '192.0.2.251',
}

async function takeIn(
  { operation, as }: FuzzRequest,
  { url }: PlainRequest,
  answer: Answer,
  world: World,
) {
  const { status } = answer
  const base = baseOf(operation)
  world.learn(base, answer)
  if (status === 404 || status === 204) world.forget(base, url.slice(base.length + 1))
  const mayHaveLost = status === 401 || status === 403 || OWN_SESSION.includes(nameOf(operation))
  if ((as === 'administrator' || as === 'staff') && mayHaveLost) await world.renew(as)
}

const OWN_SESSION = ['POST /api/logout', 'POST /api/change-password']
