import { testimonialFixtures } from '@staff/forms/content/testimonial/testimonial.fixtures'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { eachDatabase } from '../testing/eachDatabase'
import { startRecordsApi, valuesOf, type RecordsApi, type Row } from './testing'

type Editor = 0 | 1

/** A step of an editor, who uses the version that they read last. */
interface Step {
  by: Editor
  action: 'read' | 'change' | 'remove'
  name: string
  /** Whether the other editor changes the record at the same time. */
  isConcurrent: boolean
}

const step: fc.Arbitrary<Step> = fc.record({
  by: fc.constantFrom<Editor>(0, 1),
  action: fc.oneof(
    { weight: 4, arbitrary: fc.constant('read' as const) },
    { weight: 8, arbitrary: fc.constant('change' as const) },
    { weight: 1, arbitrary: fc.constant('remove' as const) },
  ),
  name: fc.stringMatching(/^[a-z]{3,8}$/),
  isConcurrent: fc.boolean(),
})

/** The expected record; undefined after its deletion. */
type Model = { version: number; name: string } | undefined

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
    let model: Model = { version: record.version, name: 'start' }
    for (const each of steps) model = await play(each, seen, model)
    const last = await api.read(record)
    if (!model) expect(last.statusCode).toBe(404)
    else expect(last.json()).toMatchObject(model)
  }

  async function play(
    { by, action, name, isConcurrent }: Step,
    seen: [Row, Row],
    model: Model,
  ): Promise<Model> {
    if (action === 'read') return read(by, seen, model)
    if (action === 'remove') return remove(by, seen, model)
    const editors: Editor[] = isConcurrent ? [by, by === 0 ? 1 : 0] : [by]
    return change(editors, name, seen, model)
  }

  async function read(by: Editor, seen: [Row, Row], model: Model): Promise<Model> {
    const response = await api.read(seen[by])
    expect(response.statusCode).toBe(model ? 200 : 404)
    if (model) seen[by] = response.json<Row>()
    return model
  }

  async function remove(by: Editor, seen: [Row, Row], model: Model): Promise<Model> {
    const { statusCode } = await api.remove(seen[by])
    if (!model) expect(statusCode).toBe(404)
    else expect(statusCode).toBe(seen[by].version === model.version ? 204 : 412)
    return statusCode === 204 ? undefined : model
  }

  /** Sends concurrent changes. At most one of them succeeds. */
  async function change(
    editors: Editor[],
    name: string,
    seen: [Row, Row],
    model: Model,
  ): Promise<Model> {
    const names = editors.map((by) => `${name} ${by} ${model?.version ?? 0}`)
    const responses = await Promise.all(
      editors.map((by, index) => api.change(seen[by], { name: names[index] })),
    )
    const statuses = responses.map(({ statusCode }) => statusCode)
    if (!model) {
      expect(statuses).toEqual(editors.map(() => 404))
      return undefined
    }
    const fresh = editors.filter((by) => seen[by].version === model.version)
    expect(statuses.filter((status) => status === 200)).toHaveLength(Math.min(1, fresh.length))
    expect(statuses.every((status) => status === 200 || status === 412)).toBe(true)
    const winner = statuses.indexOf(200)
    const by = editors[winner]
    if (by === undefined) return model
    expect(fresh).toContain(by)
    seen[by] = responses[winner]?.json<Row>() ?? seen[by]
    return { version: model.version + 1, name: names[winner] ?? '' }
  }
})
