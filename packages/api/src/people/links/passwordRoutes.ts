import {
  acceptBody,
  choosePasswordByLink,
  linkMessages,
  noMails,
  normalEmail,
  readLink,
  readPasswordHelp,
  refused,
  requestPasswordReset,
} from '@staff/contract'
import { user } from '@staff/entity/people'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 } from 'uuid'

import { writeAuditEntry } from '../../identity/audit/writeAuditEntry'
import { endLinks, openLink } from '../../identity/links/linkStore'
import { hashPassword } from '../../identity/passwords/passwordHash'
import { passwordProblem } from '../../identity/passwords/passwordProblem'
import { storePassword } from '../../identity/passwords/storePassword'
import { endSessionsOf } from '../../identity/sessions/ownSessions'
import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { networkOf, plainAddress } from '../../platform/throttle/networkOf'
import { createRateLimit } from '../../platform/throttle/rateLimit'
import { queueMail, tellByMail, type Tell } from '../mails/queueMail'

const HOUR_SECONDS = 60 * 60

/** The routes for people who cannot log in: they ask for a link, and choose a password with it. */
export function passwordRoutes(app: FastifyInstance, db: Db, config: Config) {
  const byMail = config.mail !== undefined
  const tell = tellByMail(config)
  const limit = (name: string, max: number) =>
    createRateLimit(db, { name, max, windowSeconds: HOUR_SECONDS })
  const askedAddresses = limit('reset-address', 3)
  const askingNetworks = limit('reset-network', 20)
  const usingNetworks = limit('link-network', 60)

  serveCall(app, readPasswordHelp, async () => ({ byMail, ask: config.loginHelp }))

  serveCall(app, requestPasswordReset, async (request) => {
    const email = normalEmail(acceptBody(requestPasswordReset, request.body).email)
    if (!byMail) throw noMails()
    await askingNetworks.consume(networkOf(request.ip))
    await askedAddresses.consume(email)
    // Whether the address is known is looked up by the job: neither the answer nor its time tells.
    const data = { email, address: plainAddress(request.ip) }
    await db.transaction((tx) => queueMail(tx, { kind: 'reset', userId: v7(), data }))
    return { message: linkMessages.resetAsked }
  })

  serveCall(app, readLink, async (request) => {
    const { token } = acceptBody(readLink, request.body)
    await usingNetworks.consume(networkOf(request.ip))
    const { kind, name, email, expiresAt } = await openLink(db, token)
    return { kind, name, email, expiresAt }
  })

  serveCall(app, choosePasswordByLink, async (request) => {
    const { token, newPassword } = acceptBody(choosePasswordByLink, request.body)
    await usingNetworks.consume(networkOf(request.ip))
    const reason = passwordProblem(newPassword, await openLink(db, token))
    if (reason) throw refused({ newPassword: `New password ${reason}` })
    const passwordHash = await hashPassword(newPassword)
    const email = await db.transaction((tx) => use(tx, request, { token, passwordHash, tell }))
    return { email, message: linkMessages.chosen }
  })
}

interface Use {
  token: string
  passwordHash: string
  tell: Tell
}

/** Uses a link up, which may have ended since it was read. Resolves to the email of its user. */
async function use(tx: Db, request: FastifyRequest, { token, passwordHash, tell }: Use) {
  const { userId, name, email } = await openLink(tx, token, { locks: true })
  await endLinks(tx, userId, 'used')
  await storePassword(tx, userId, { passwordHash, passwordState: 'own' })
  await endSessionsOf(tx, userId)
  await writeAuditEntry(tx, request, {
    action: 'change-password',
    status: 200,
    area: user.area,
    record: { id: userId, title: name },
    by: { userId, name },
  })
  await tell?.(tx, userId, 'password-changed')
  return email
}
