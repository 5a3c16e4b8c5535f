import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { eachDatabase } from '../testing/eachDatabase'
import { startRecordsApi, valuesOf, type RecordsApi, type Row } from './testing'

type Editor = 0 | 1

/** A step of an editor, who uses the version that they read last. */
interface Step {
  by: Editor
  action: 'read' | 'change' | 'restore' | 'remove' | 'bringBack'
  name: string
  /** Whether the other editor changes the record at the same time. */
  isConcurrent: boolean
}

const step: fc.Arbitrary<Step> = fc.record({
  by: fc.constantFrom<Editor>(0, 1),
  action: fc.oneof(
    { weight: 4, arbitrary: fc.constant('read' as const) },
    { weight: 8, arbitrary: fc.constant('change' as const) },
    { weight: 2, arbitrary: fc.constant('restore' as const) },
    { weight: 2, arbitrary: fc.constant('remove' as const) },
    { weight: 2, arbitrary: fc.constant('bringBack' as const) },
  ),
  name: fc.stringMatching(/^[a-z]{3,8}$/),
  isConcurrent: fc.boolean(),
})

/** The expected record, in its list or in the trash. */
interface Model {
  version: number
  name: string
  isTrashed: boolean
}

eachDatabase((open) => {
  let api: RecordsApi

  beforeAll(async () => {
    api = await startRecordsApi(await open(), testimonialFixtures)
  })

  const { entity, filled } = testimonialFixtures

  test('no editor overwrites a change that they have not read', async () => {
    const steps = fc.array(step, { minLength: 3, maxLength: 12 })
    await fc.assert(fc.asyncProperty(steps, playSteps), { seed: 21, numRuns: 20 })
  }, 60_000)

  async function playSteps(steps: Step[]) {
    const record = await api.store({ ...valuesOf(entity, filled), name: 'start' })
    const seen: [Row, Row] = [record, record]
    let model: Model = { version: record.version, name: 'start', isTrashed: false }
    for (const each of steps) model = await play(each, seen, model)
    const last = await api.read(record)
    const { isTrashed, ...values } = model
    if (isTrashed) expect(last.statusCode).toBe(404)
    else expect(last.json()).toMatchObject(values)
  }

  async function play(
    { by, action, name, isConcurrent }: Step,
    seen: [Row, Row],
    model: Model,
  ): Promise<Model> {
    if (action === 'read') return read(by, seen, model)
    if (action === 'remove') return remove(by, seen, model)
    if (action === 'restore') return restore(by, seen, model)
    if (action === 'bringBack') return bringBack(by, seen, model)
    const editors: Editor[] = isConcurrent ? [by, by === 0 ? 1 : 0] : [by]
    return change(editors, name, seen, model)
  }

  async function read(by: Editor, seen: [Row, Row], model: Model): Promise<Model> {
    const response = await api.read(seen[by])
    expect(response.statusCode).toBe(model.isTrashed ? 404 : 200)
    if (!model.isTrashed) seen[by] = response.json<Row>()
    return model
  }

  async function remove(by: Editor, seen: [Row, Row], model: Model): Promise<Model> {
    const { statusCode } = await api.remove(seen[by])
    const isFresh = seen[by].version === model.version
    expect(statusCode).toBe(model.isTrashed ? 404 : isFresh ? 204 : 412)
    if (statusCode !== 204) return model
    // The response names the version in the trash, with which the deletion can be undone.
    seen[by] = { ...seen[by], version: model.version + 1 }
    return { ...model, version: model.version + 1, isTrashed: true }
  }

  /** Undoes a deletion, unless the editor does not know it or somebody has undone it. */
  async function bringBack(by: Editor, seen: [Row, Row], model: Model): Promise<Model> {
    const response = await api.bringBack(seen[by])
    const isFresh = seen[by].version === model.version
    expect(response.statusCode).toBe(isFresh ? (model.isTrashed ? 200 : 409) : 412)
    if (response.statusCode !== 200) return model
    seen[by] = response.json<Row>()
    return { ...model, version: model.version + 1, isTrashed: false }
  }

  /** Restores the first version. It is a change, unless the record is already like that. */
  async function restore(by: Editor, seen: [Row, Row], model: Model): Promise<Model> {
    const response = await api.restore(seen[by], 1)
    const isFresh = seen[by].version === model.version
    expect(response.statusCode).toBe(isFresh ? (model.isTrashed ? 404 : 200) : 412)
    if (response.statusCode !== 200) return model
    seen[by] = response.json<Row>()
    return { ...model, version: model.version + (model.name === 'start' ? 0 : 1), name: 'start' }
  }

  /** Sends concurrent changes. At most one of them succeeds. */
  async function change(
    editors: Editor[],
    name: string,
    seen: [Row, Row],
    model: Model,
  ): Promise<Model> {
    const names = editors.map((by) => `${name} ${by} ${model.version}`)
    const responses = await Promise.all(
      editors.map((by, index) => api.change(seen[by], { name: names[index] })),
    )
    const statuses = responses.map(({ statusCode }) => statusCode)
    if (model.isTrashed) {
      expect(statuses).toEqual(editors.map(() => 404))
      return model
    }
    const fresh = editors.filter((by) => seen[by].version === model.version)
    expect(statuses.filter((status) => status === 200)).toHaveLength(Math.min(1, fresh.length))
    expect(statuses.every((status) => status === 200 || status === 412)).toBe(true)
    const winner = statuses.indexOf(200)
    const by = editors[winner]
    if (by === undefined) return model
    expect(fresh).toContain(by)
    seen[by] = responses[winner]?.json<Row>() ?? seen[by]
    return { ...model, version: model.version + 1, name: names[winner] ?? '' }
  }
})
