import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { completeMigration } from './completeMigration'

const MIGRATION = new URL('../../migrations/0021_live_versions.sql', import.meta.url)

test('a migration with a table of live versions gets its constraint and its first rows', () => {
  const whole = readFileSync(MIGRATION, 'utf8')
  const generated = whole
    .replace(/^CREATE EXTENSION .*\n.*\n/, '')
    .replace(/--> statement-breakpoint\n-- No two versions[\s\S]*$/, '')
  expect(generated).not.toContain('EXCLUDE')
  expect(completeMigration(generated)).toBe(whole)
})

test('other migrations, and complete ones, stay as they are', () => {
  const whole = readFileSync(MIGRATION, 'utf8')
  expect(completeMigration(whole)).toBe(whole)
  expect(completeMigration('CREATE TABLE "views" (\n\t"id" uuid\n);')).toContain('views')
})
