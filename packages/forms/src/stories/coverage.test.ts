import { describe, expect, test } from 'vitest'

import { changePasswordFixtures } from '../change-password/changePassword.fixtures'
import { changePassword } from '../change-password/changePassword.schema'
import { rulesOf } from '../entity/rulesOf'
import { fixtures } from '../fixtures'
import { loginFixtures } from '../login/login.fixtures'
import { login } from '../login/login.schema'

const modules = import.meta.glob<Record<string, unknown>>('../*/*Form.stories.tsx', { eager: true })

const forms = [
  ...fixtures
    .filter(({ entity }) => entity.access?.write !== 'nobody')
    .map(({ entity, invalid }) => ({
      name: entity.name,
      schema: entity.create?.schema ?? entity.schema,
      invalid,
    })),
  { name: 'login', schema: login.schema, invalid: loginFixtures.invalid },
  {
    name: 'change-password',
    schema: changePassword.schema,
    invalid: changePasswordFixtures.invalid,
  },
]

const STATES = ['New', 'Filled', 'Saving', 'SaveRefused']
const ENTITY_STATES = [...STATES, 'SaveFailed', 'SaveOffline', 'Conflict']
const entityNames: string[] = fixtures.map(({ entity }) => entity.name)

console.log(
  `${forms.flatMap(({ schema }) => rulesOf(schema)).length} rules in ${forms.length} forms, each with a case and a story`,
)

describe.each(forms)('the form $name', ({ name, schema, invalid }) => {
  const path = Object.keys(modules).find((file) => file.startsWith(`../${name}/`)) ?? ''
  const stories = Object.keys(modules[path] ?? {})

  test('has an invalid case for every rule of its schema', () => {
    const covered = Object.values(invalid).map(({ field, rule }) => `${field}: ${rule}`)
    const rules = rulesOf(schema).map(({ field, rule }) => `${field}: ${rule}`)
    expect(rules.filter((rule) => !covered.includes(rule))).toEqual([])
  })

  test('has a story for every rule and every state', () => {
    const states = entityNames.includes(name) ? ENTITY_STATES : STATES
    const wanted = [...states, ...Object.keys(invalid).map(storyName)]
    expect(wanted.filter((story) => !stories.includes(story))).toEqual([])
  })
})

function storyName(invalidCase: string): string {
  return invalidCase.charAt(0).toUpperCase() + invalidCase.slice(1)
}
