import type { NewPreviewLink } from '@staff/contract'
import { career } from '@staff/content/career/career.entity'
import { technology } from '@staff/content/technology/technology.entity'
import { technologyFixtures } from '@staff/content/technology/technology.fixtures'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { jobs } from '../../records/jobs/jobs.table'
import { storeImagesOf, valuesOf } from '../../records/testing'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { giveRights } from '../../testing/giveRights'
import { emailOf, startTestApi } from '../../testing/testApi'
import { CAREER, startReviewMailApi, TITLE, type Made, type ReviewMailApi } from './reviewTesting'
import { CONSOLE } from './testing'

eachSharedDatabase((empty) => {
  let api: ReviewMailApi

  beforeEach(async () => {
    api = await startReviewMailApi(await empty())
  })

  const receivers = async () => (await api.deliver()).map(({ to }) => to).toSorted()

  test('who may publish hears of a request, with the note and the way to the record', async () => {
    const publisher = await api.addUser('Publisher', { areas: { careers: 'publish' } })
    await api.addUser('Editor', { areas: { careers: 'edit' } })
    await api.addUser('Elsewhere', { areas: { blogs: 'publish' } })
    const disabled = { areas: { careers: 'publish' } }
    await api.addUser('Gone', disabled, { account: 'Disabled' })
    const made = await api.draft()
    await api.ask(made, 'Please look.\n<b>Today</b>')
    const mails = await api.deliver()
    expect(mails.map(({ to }) => to).toSorted()).toEqual([emailOf('administrator'), publisher])
    const [mail] = mails
    expect(mail?.subject).toBe(`Sam Staff asks to publish “${TITLE}”`)
    expect(mail?.text).toContain('Please look.\n\n<b>Today</b>')
    expect(mail?.html).toContain('&lt;b&gt;Today&lt;/b&gt;')
    expect(mail?.text).toContain(`${CONSOLE}/US/dashboard/${career.path}/edit/${made.id}`)
    expect(mail?.text).toContain(`version 1 of the career “${TITLE}”`)
    expect(await api.deliver({ again: true })).toEqual([])
  })

  test('the person who asks gets no mail, and a request that waits is told once', async () => {
    const made = await api.draft()
    await api.ask(made, 'As an administrator', 'administrator')
    expect(await receivers()).toEqual([])
    const next = await api.draft()
    await api.ask(next)
    await api.ask(next, 'Really')
    expect(await receivers()).toEqual([emailOf('administrator')])
    await api.sendBack(next, 'No.')
    await api.ask(next)
    expect(await receivers()).toEqual([emailOf('administrator')])
  })

  test('a request of one region is told to nobody of another one', async () => {
    const british = await api.addUser('British', {
      areas: { technologies: 'publish' },
      regions: ['UK'],
    })
    const american = await api.addUser('American', {
      areas: { technologies: 'publish' },
      regions: ['US'],
    })
    await storeImagesOf(api.database, technology, [{ ...technologyFixtures.filled }])
    const values = valuesOf(technology, technologyFixtures.filled)
    const { id, version } = await api.done<Made>('staff', 'technologies?draft=true', values)
    await api.done('staff', `technologies/${id}/review`, { version, note: '' })
    const told = await receivers()
    expect(told).toEqual([emailOf('administrator'), american].toSorted())
    expect(told).not.toContain(british)
  })

  test('a request that was withdrawn, published or changed, and a lost right, send no mail', async () => {
    const publisher = await api.addUser('Publisher', { areas: { careers: 'publish' } })
    const [withdrawn, published, changed] = [
      await api.draft(),
      await api.draft(),
      await api.draft(),
    ]
    for (const made of [withdrawn, published, changed]) await api.ask(made)
    const headers = { 'if-match': '*' }
    const path = `/api/careers/${withdrawn.id}/review`
    expect((await api.call('DELETE', path, { as: 'staff' })).statusCode).toBe(204)
    await api.done('administrator', `careers/${published.id}/publish`, { version: 1 })
    const change = { as: 'staff', headers, body: { title: 'Changed' } } as const
    await api.call('PATCH', `/api/careers/${changed.id}?draft=true`, change)
    expect(await receivers()).toEqual([])
    await api.ask(await api.draft())
    const { records } = (
      await api.call('GET', '/api/users?pageSize=100', { as: 'administrator' })
    ).json<{ records: { id: string; email: string }[] }>()
    const user = records.find(({ email }) => email === publisher)
    await api.change(`users/${user?.id}`, { account: 'Disabled' })
    expect(await receivers()).toEqual([emailOf('administrator')])
  })

  test('who asked hears why it was sent back, unless they have asked again', async () => {
    const made = await api.draft()
    await api.ask(made)
    await api.deliver()
    await api.sendBack(made, 'The salary is missing.\n\nAnd the town.')
    const [mail, ...others] = await api.deliver()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: emailOf('staff'),
      subject: `Ana Admin has sent back “${TITLE}”`,
      text: expect.stringContaining('The salary is missing.\n\nAnd the town.'),
    })
    await api.ask(made)
    await api.deliver()
    await api.sendBack(made, 'Again.')
    await api.ask(made)
    expect(await receivers()).toEqual([emailOf('administrator')])
  })

  test('who made a preview link hears what its reader answers', async () => {
    const made = await api.draft()
    const { token } = await api.done<NewPreviewLink>('staff', `careers/${made.id}/preview-links`, {
      mayApprove: true,
    })
    const say = async (body: object) => {
      const headers = { 'preview-token': token }
      const path = '/api/public/preview-answers'
      const answer = { version: 1, name: 'Dana <Reed>', comment: '', ...body }
      expect((await api.call('POST', path, { headers, body: answer })).statusCode).toBe(201)
    }
    await say({ approves: true })
    await say({ approves: false, comment: 'The town is wrong.' })
    const mails = await api.deliver()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [emailOf('staff'), `A reader approves “${TITLE}”`],
      [emailOf('staff'), `A reader comments on “${TITLE}”`],
    ])
    expect(mails[0]?.html).toContain('Dana &lt;Reed&gt; as they say, approves version 1')
    expect(mails[1]?.text).toContain('The town is wrong.')
    expect(mails[1]?.text).toContain(`/edit/${made.id}`)
    await say({ approves: true })
    await giveRights(api, { areas: { careers: 'see' } })
    expect(await receivers()).toEqual([])
  })

  test('a mail server that refuses fails no call, and leaves the request', async () => {
    api.react('refuses')
    const made = await api.draft()
    await api.ask(made)
    expect(await api.deliver()).toEqual([])
    const { records } = (await api.call('GET', '/api/reviews', { as: 'staff' })).json<{
      records: Made[]
    }>()
    expect(records).toMatchObject([{ id: made.id, state: 'Waiting' }])
    const failed = await api.db.select().from(jobs).where(eq(jobs.kind, 'asked-to-publish'))
    expect(failed).toMatchObject([{ error: expect.stringContaining('550'), doneAt: null }])
  })

  test('without mails nothing is queued', async () => {
    const silent = await startTestApi(await empty())
    await giveRights(silent, { areas: { careers: 'edit' } })
    const url = '/api/careers?draft=true'
    const row = await silent.call('POST', url, { as: 'staff', body: CAREER })
    const { jobId } = row.json<{ jobId: string }>()
    const body = { version: 1, note: '' }
    const asked = await silent.call('POST', `/api/careers/${jobId}/review`, { as: 'staff', body })
    expect(asked.statusCode).toBe(200)
    expect(await silent.database.db.$count(jobs)).toBe(0)
  })
})
