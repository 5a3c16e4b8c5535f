import {
  acceptBody,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  factorMessages,
  isFactorRequired,
  newSecret,
  Problem,
  readSecondFactor,
  renewRecoveryCodes,
  setupUri,
  wrongCode,
} from '@staff/contract'
import { user } from '@staff/entity/people'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import { writeAuditEntry } from '../../identity/audit/writeAuditEntry'
import { requireConfirmation } from '../../identity/passwords/confirmation'
import {
  confirmPending,
  factorSince,
  factorOf,
  removeFactor,
  replaceRecoveryCodes,
  storePending,
} from '../../identity/secondFactor/factorStore'
import type { Session } from '../../identity/sessions/sessions'
import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import type { SecretBox } from '../../platform/secrets/secretBox'
import { createRateLimit } from '../../platform/throttle/rateLimit'
import { tellByMail } from '../mails/queueMail'

/** The name of this console in an authenticator app, where its address is not known. */
const ISSUER = 'Staff console'

/** The routes with which people set up and end their own second factor. */
export function ownFactorRoutes(
  app: FastifyInstance,
  db: Db,
  config: Config,
  box: SecretBox | undefined,
) {
  const tell = tellByMail(config)
  const confirmations = createRateLimit(db, { name: 'factor-setup', max: 20, windowSeconds: 900 })
  const issuer = config.publicUrl === undefined ? ISSUER : new URL(config.publicUrl).host

  serveCall(app, readSecondFactor, async (request) => {
    const { userId, secondFactor } = sessionOf(request)
    return { available: box !== undefined, ...(await factorOf(db, userId, secondFactor.from)) }
  })

  serveCall(app, beginSecondFactor, async (request) => {
    const session = sessionOf(request)
    requireConfirmation(session)
    if (!box) throw new Problem(409, factorMessages.noKey)
    const secret = newSecret()
    await storePending(db, session.userId, box.seal(secret, session.userId))
    return { secret, uri: setupUri({ secret, email: session.email, issuer }) }
  })

  serveCall(app, confirmSecondFactor, async (request) => {
    const { code } = acceptBody(confirmSecondFactor, request.body)
    const session = sessionOf(request)
    const { userId } = session
    await confirmations.consume(userId)
    const recoveryCodes = await db.transaction(async (tx) => {
      const made = await confirmPending(tx, { userId, typed: code, box })
      if (!made) return undefined
      await tell?.(tx, userId, 'second-factor-on')
      await recordChange(tx, request, { from: stateWord(session), to: 'On' })
      return made
    })
    if (!recoveryCodes) throw wrongCode()
    return { recoveryCodes }
  })

  serveCall(app, renewRecoveryCodes, async (request) => {
    const session = sessionOf(request)
    requireConfirmation(session)
    const recoveryCodes = await db.transaction(async (tx) => {
      if (!(await factorSince(tx, session.userId))) throw new Problem(409, factorMessages.isOff)
      await recordChange(tx, request, { from: 'On', to: 'New recovery codes' })
      return replaceRecoveryCodes(tx, session.userId)
    })
    return { recoveryCodes }
  })

  serveCall(app, endSecondFactor, async (request) => {
    const session = sessionOf(request)
    requireConfirmation(session)
    await db.transaction(async (tx) => {
      if (!(await removeFactor(tx, session.userId))) throw new Problem(409, factorMessages.isOff)
      if (isFactorRequired(session.secondFactor.from, new Date()))
        throw new Problem(409, factorMessages.needed)
      await tell?.(tx, session.userId, 'second-factor-off')
      await recordChange(tx, request, { from: 'On', to: 'Off' })
    })
  })
}

function recordChange(tx: Db, request: FastifyRequest, secondFactor: { from: string; to: string }) {
  const { userId, name } = sessionOf(request)
  return writeAuditEntry(tx, request, {
    action: 'second-factor',
    status: 200,
    area: user.area,
    record: { id: userId, title: name },
    changes: { secondFactor },
  })
}

function stateWord({ secondFactor }: Session): string {
  return secondFactor.state === 'on' ? 'On' : 'Off'
}
