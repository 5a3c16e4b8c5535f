import { onTestFinished } from 'vitest'

import { readConfig } from '../../operations/config/readConfig'
import { createEffect } from '../../operations/jobs/effects'
import { endLeases, workOff } from '../../operations/jobs/testing'
import type { Config } from '../../platform/config/config'
import type { Database } from '../../platform/db/database'
import { startMailServer, type ArrivedMail } from '../../platform/mail/testing'
import { content } from '../../testing/testContent'
import { ESME, startPeopleApi } from '../users/testing'
import { createMailEffect } from './mailEffect'

export const CONSOLE = 'https://console.example.com'

export type MailApi = Awaited<ReturnType<typeof startMailApi>>

/** Starts the app with a mail server. Mails are sent when a worker runs: see `deliver`. */
export async function startMailApi(database: Database, changes: Partial<Config> = {}) {
  const mails: ArrivedMail[] = []
  const server = await startMailServer((mail) => void mails.push(mail))
  onTestFinished(() => server.close())
  const variables = { SMTP_URL: server.url, MAIL_FROM: 'console@example.com', PUBLIC_URL: CONSOLE }
  const { mail, publicUrl } = readConfig(variables)
  const api = await startPeopleApi(database, { mail, publicUrl, ...changes })
  const effect = createEffect(createMailEffect({ mail, publicUrl, regions: content.regions }))
  const { db } = database
  const post = (path: string, body: object = {}) => api.call('POST', `/api/${path}`, { body })

  return {
    ...api,
    ...accessCalls(api),
    db,
    mails,
    react: server.react,
    /** Sends what is queued. `again`: does not wait after failures. Resolves to the new mails. */
    deliver: async ({ again = false } = {}) => {
      const before = mails.length
      if (again) await endLeases(db)
      await workOff(db, effect)
      return mails.slice(before)
    },
    logInAs: (...who: Parameters<typeof api.logIn>) => api.logIn(...who),
    effect,
    forgot: (email: string) => post('password-reset', { email }),
  }
}

/** Calls about the links of users. */
export function accessCalls(
  api: Pick<Awaited<ReturnType<typeof startPeopleApi>>, 'call' | 'create' | 'read' | 'roles'>,
) {
  const post = (path: string, body: object = {}) => api.call('POST', `/api/${path}`, { body })
  const asAdministrator = (method: string, path: string) =>
    api.call(method, `/api/users/${path}`, { as: 'administrator' })
  return {
    /** Adds a user without a password. Resolves to the id. */
    addInvited: async (changes: object = {}) => {
      const { password: _, mustChoosePassword: _must, ...person } = ESME
      const body = { ...person, roleId: api.roles.staff, invite: true, ...changes }
      const response = await api.create('users', body)
      return response.json<{ id: string }>().id
    },
    invite: (id: string) => asAdministrator('POST', `${id}/invitation`),
    withdraw: (id: string) => asAdministrator('DELETE', `${id}/invitation`),
    giveLink: (id: string) => asAdministrator('POST', `${id}/password-link`),
    linkOf: (id: string) => api.read(`users/${id}/link`),
    readLink: (token: string) => post('account-links/read', { token }),
    choose: (token: string, password = CHOSEN) =>
      post('account-links/use', { token, newPassword: password, confirmPassword: password }),
    logIn: async (username: string, password = CHOSEN) =>
      (await post('login', { username, password })).statusCode,
  }
}

/** A password that people choose in tests. */
export const CHOSEN = 'Gentle-orchard-31'

/** The token of the link in a mail or an answer. */
export function tokenIn(text: string | null | undefined): string {
  return /\/set-password#([\w-]+)/.exec(text ?? '')?.[1] ?? ''
}
