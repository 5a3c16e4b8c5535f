import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { accountLinks } from '../../identity/links/accountLinks.table'
import { claimJobs, doJob } from '../../operations/jobs/jobStore'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { startMailApi, tokenIn, type MailApi } from './testing'

eachSharedDatabase((empty) => {
  let api: MailApi
  beforeEach(async () => {
    api = await startMailApi(await empty())
  })

  const open = () => api.db.$count(accountLinks, eq(accountLinks.state, 'open'))

  test('a mail that is refused for good fails with the reason, and can be sent again', async () => {
    api.react('refuses')
    const id = await api.addInvited()
    expect(await api.deliver()).toEqual([])
    const failed = { state: 'failed', error: expect.stringContaining('550 No such mailbox') }
    expect(await api.linkOf(id)).toMatchObject(failed)
    const listed = await api.call('GET', '/api/jobs', { as: 'administrator' })
    expect(listed.json<{ jobs: object[] }>().jobs).toMatchObject([
      { kind: 'invitation', title: 'Esme Thornbury', state: 'Failed' },
    ])
    expect(await api.deliver({ again: true })).toEqual([])
    api.react('takes')
    expect((await api.invite(id)).json()).toEqual({ byMail: true, link: null })
    expect(await api.deliver()).toHaveLength(1)
    expect(await api.linkOf(id)).toMatchObject({ state: 'open', error: null })
  })

  test.each(['delays', 'drops'] as const)(
    'a mail server that %s is tried again',
    async (reaction) => {
      api.react(reaction)
      const id = await api.addInvited()
      await api.deliver()
      expect(await api.linkOf(id)).toMatchObject({
        state: 'waiting',
        error: expect.stringContaining('The mail could not be delivered: '),
      })
      api.react('takes')
      const [mail] = await api.deliver({ again: true })
      expect((await api.readLink(tokenIn(mail?.text))).statusCode).toBe(200)
      // The attempt before made a link that nobody has.
      expect(await open()).toBe(1)
    },
  )

  test('a server that stops while it sends a mail sends it again, and the last link works', async () => {
    await api.addInvited()
    const { claimed } = await claimJobs(api.db)
    for (const job of claimed)
      await expect(
        doJob(api.db, job, async (...given) => {
          const send = await api.effect(...given)
          return async () => {
            await send?.()
            throw new Error('killed')
          }
        }),
      ).rejects.toThrow('killed')
    // Nobody has the job before its lease ends.
    expect((await claimJobs(api.db)).claimed).toEqual([])
    await api.deliver({ again: true })
    const [first, second, ...others] = api.mails.map(({ text }) => tokenIn(text))
    expect(others).toEqual([])
    expect((await api.readLink(first ?? '')).statusCode).toBe(410)
    expect((await api.readLink(second ?? '')).statusCode).toBe(200)
    expect(await open()).toBe(1)
  })

  test('several workers at once send each mail once', async () => {
    const emails = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.com`)
    for (const email of emails) await api.addInvited({ email })
    await Promise.all([api.deliver(), api.deliver(), api.deliver()])
    expect(api.mails.map(({ to }) => to).toSorted()).toEqual(emails)
  })
})
