import { beforeEach, expect, test } from 'vitest'

import { eachSharedDatabase } from '../../testing/eachDatabase'
import { emailOf } from '../../testing/testApi'
import { startMailApi, type MailApi } from '../mails/testing'
import { factorCalls } from './testing'

eachSharedDatabase((empty) => {
  let api: MailApi
  beforeEach(async () => {
    api = await startMailApi(await empty())
  })

  test('every change of a second factor, and a used recovery code, is told by mail', async () => {
    const factors = factorCalls(api)
    const news = async () => {
      const mails = await api.deliver()
      expect(mails.map(({ to }) => to)).toEqual(mails.map(() => emailOf('staff')))
      return mails.map(({ subject }) => subject)
    }
    const { recoveryCodes, secret } = await factors.setUp('staff')
    expect(await news()).toEqual(['Your second factor for the staff console is set up'])
    await factors.step(await factors.ticketFor('staff'), recoveryCodes[0] ?? '')
    await factors.step(await factors.ticketFor('staff'), recoveryCodes[0] ?? '')
    expect(await news()).toEqual(['A recovery code for the staff console was used'])
    await api.call('DELETE', '/api/me/second-factor', { as: 'staff' })
    expect(await news()).toEqual(['Your second factor for the staff console was turned off'])
    const again = await factors.setUp('staff')
    await api.call('POST', `/api/users/${api.ids.staff}/second-factor-reset`, {
      as: 'administrator',
      body: { reason: 'The phone was lost.' },
    })
    expect(await news()).toEqual([
      'Your second factor for the staff console is set up',
      'Your second factor for the staff console was taken away',
    ])
    const told = JSON.stringify(api.mails)
    for (const text of [secret, again.secret, ...recoveryCodes, 'The phone was lost.'])
      expect(told).not.toContain(text)
  })

  test('a forgotten password does not pass by the second factor', async () => {
    const factors = factorCalls(api)
    const { recoveryCodes } = await factors.setUp('staff')
    await api.forgot(emailOf('staff'))
    const mails = await api.deliver()
    const token = /\/set-password#([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
    expect((await api.choose(token, 'Gentle-orchard-31')).statusCode).toBe(200)
    const ticket = await factors.ticketFor('staff', 'Gentle-orchard-31')
    expect(ticket).toMatch(/^[\w-]{43}$/)
    expect((await factors.step(ticket, recoveryCodes[1] ?? '')).statusCode).toBe(200)
  })
})
