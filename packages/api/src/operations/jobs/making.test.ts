import { beforeEach, expect, test } from 'vitest'

import { jobs } from '../../records/jobs/jobs.table'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { addMissingJobs } from './missingJobs'
import { LATER, LATEST, startJobsApi, type JobsApi } from './testing'

eachSharedDatabase((empty) => {
  let api: JobsApi
  beforeEach(async () => {
    api = await startJobsApi(await empty())
  })

  const kinds = async (made: Parameters<JobsApi['jobsOf']>[0]) =>
    (await api.jobsOf(made)).map(({ kind, due }) => `${kind} ${due}`)

  test('what is published now, without an end, makes none', async () => {
    const made = await api.make('careers', 'Now', '')
    await api.done('POST', `careers/${made.id}/publish`, { version: made.version })
    expect(await kinds(made)).toEqual([])
  })

  test('a schedule makes one for each edge, however often it is made', async () => {
    const made = await api.scheduled('Twice', { from: LATER, until: LATEST })
    const both = ['went-live 2030', 'ended 2031']
    expect(await kinds(made)).toEqual(both)
    await api.done('POST', `careers/${made.id}/cancel-scheduled`, { version: made.version })
    await api.done('POST', `careers/${made.id}/publish`, { version: made.version, from: LATER })
    await api.done('POST', `careers/${made.id}/end`, { version: made.version, until: LATEST })
    expect(await kinds(made)).toEqual(both)
  })

  test('a version that follows another one ends nothing', async () => {
    const made = await api.scheduled('Followed', {})
    expect(await kinds(made)).toEqual([])
    const { version } = await api.done<{ version: number }>(
      'PATCH',
      `careers/${made.id}?draft=true`,
      { title: 'Next' },
    )
    await api.done('POST', `careers/${made.id}/publish`, { version, from: LATER })
    expect(await kinds(made)).toEqual(['went-live 2030'])
  })

  test('an end of what is live, and a release, make them too', async () => {
    const ending = await api.scheduled('Ending', {})
    await api.done('POST', `careers/${ending.id}/end`, { version: ending.version, until: LATER })
    expect(await kinds(ending)).toEqual(['ended 2030'])
    const careers = await api.make('careers', 'Released')
    const positions = await api.make('positions', 'Released')
    const release = await api.releaseOf([careers, positions])
    await api.publish(release, LATER)
    expect(await kinds(careers)).toEqual(['went-live 2030'])
    expect(await kinds(positions)).toEqual(['went-live 2030'])
  })

  test('what comes back from the trash has them, and what a version without jobs has scheduled', async () => {
    const made = await api.scheduled('Back', { from: LATER, until: LATEST })
    const both = ['went-live 2030', 'ended 2031']
    await api.db.delete(jobs)
    await api.remove(made)
    await api.done('POST', `careers/${made.id}/restore?undo=true`, {})
    expect(await kinds(made)).toEqual(both)
    await api.db.delete(jobs)
    await addMissingJobs(api.db)
    await addMissingJobs(api.db)
    expect(await kinds(made)).toEqual(both)
  })
})
