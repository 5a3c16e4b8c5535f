import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { startMailServer, type ArrivedMail } from '@staff/api/platform/mail/testing'
import { startServer } from '@staff/api/testing/serverProcess'

import type { Rig } from './rounds'
import { ADMIN, ask, logIn, readAll, unlessUnexpected, type Site } from './site'

/** How many of what a run of mails had. */
export interface MailCounts {
  /** Users who were added without a password, and whose addition was acknowledged. */
  acknowledged: number
  mails: number
  /** Mails that went out again, because a server was killed while it sent the first one. */
  repeated: number
  faults: string[]
}

/**
 * Kills the server several times while it adds invited users and mails their invitations, and starts it a last time. Every stored user must get a
 * mail whose link works, nobody else may get one, and a mail may go out again only after a kill.
 */
export async function killDuringMails({ server, env }: Rig, kills: number): Promise<MailCounts> {
  const mails: ArrivedMail[] = []
  const mailServer = await startMailServer((mail) => void mails.push(mail))
  const variables = {
    ...env,
    ...ADMIN,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'console@example.com',
    PUBLIC_URL: 'https://console.example.com',
    // Each link is read from a network of its own.
    TRUSTED_PROXIES: '1',
  }
  const acknowledged = new Set<string>()
  try {
    for (let kill = 0; kill < kills; kill++) {
      const running = await startServer(server, variables)
      const end = new AbortController()
      const adding = addInvited(await logIn(running.url), acknowledged, end.signal)
      await sleep(randomInt(300, 1500))
      await running.end('SIGKILL')
      end.abort()
      await adding
    }
    const running = await startServer(server, variables)
    try {
      const site = await logIn(running.url)
      await allSent(site)
      const faults = await mailFaults(site, { mails, acknowledged, kills })
      const receivers = new Set(mails.map(({ to }) => to))
      const counts = { acknowledged: acknowledged.size, mails: mails.length }
      return { ...counts, repeated: mails.length - receivers.size, faults }
    } finally {
      await running.end('SIGTERM')
    }
  } finally {
    await mailServer.close()
  }
}

/** Adds users without a password until the server has stopped, and notes the acknowledged addresses. */
async function addInvited(site: Site, acknowledged: Set<string>, end: AbortSignal) {
  const roles = await readAll<{ id: string; roleTypeId: number }>(site, 'roles').catch(() => [])
  // An administrator would need a confirmed password.
  const roleId = roles.find(({ roleTypeId }) => roleTypeId === 2)?.id
  while (!end.aborted) {
    const email = `${randomUUID()}@example.com`
    const person = { firstName: 'Noa', lastName: 'Levi', email, roleId }
    const headers = { 'idempotency-key': randomUUID() }
    const body = { ...person, invite: true }
    const added = await ask(site, 'POST', 'users', body, headers).catch(unlessUnexpected)
    if (!added) return
    if (added.ok) acknowledged.add(email)
  }
}

/** Waits until no job is left. What a killed server had begun is tried again after a minute. */
async function allSent(site: Site) {
  const end = Date.now() + 90_000
  while (Date.now() < end) {
    const { jobs } = (await (await ask(site, 'GET', 'jobs')).json()) as {
      jobs: { state: string }[]
    }
    if (jobs.every(({ state }) => state === 'Done')) return
    await sleep(250)
  }
}

interface Sent {
  mails: readonly ArrivedMail[]
  acknowledged: ReadonlySet<string>
  kills: number
}

async function mailFaults(site: Site, { mails, acknowledged, kills }: Sent): Promise<string[]> {
  const people = await readAll<{ email: string; invitation: string }>(site, 'users')
  const invited = people.filter(({ invitation }) => invitation !== '').map(({ email }) => email)
  const stored = new Set(invited)
  const faults = [
    ...[...acknowledged].filter((email) => !stored.has(email)).map((email) => `${email} is gone`),
    ...mails.filter(({ to }) => !stored.has(to)).map(({ to }) => `${to} got a mail, and is nobody`),
  ]
  for (const [index, email] of invited.entries()) {
    const own = mails.filter(({ to }) => to === email)
    if (own.length === 0) faults.push(`${email} got no mail`)
    if (own.length > kills + 1) faults.push(`${email} got ${own.length} mails`)
    const token = /\/set-password#([\w-]+)/.exec(own.at(-1)?.text ?? '')?.[1] ?? ''
    const headers = { 'x-forwarded-for': `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}` }
    const link = await ask(site, 'POST', 'account-links/read', { token }, headers).catch(
      (error: unknown) => error,
    )
    if (!(link instanceof Response)) faults.push(`The last link of ${email}: ${String(link)}`)
  }
  return faults
}
