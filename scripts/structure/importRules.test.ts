import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { brokenRules, IMPORT_RULES } from './importRules'
import { filesIn } from './imports'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = ['packages', 'apps', 'examples'].flatMap((folder) =>
  filesIn(join(root, folder)).map((name) => `${folder}/${name}`),
)

test('packages import in one direction', () => {
  const broken = files.flatMap((file) => brokenRules(file, readFileSync(join(root, file), 'utf8')))
  expect(broken).toEqual([])
})

test('each rule is about files that exist', () => {
  for (const { files: pattern, why } of IMPORT_RULES)
    expect(
      files.some((file) => pattern.test(file)),
      why,
    ).toBe(true)
})

test.each([
  ['packages/entity/src/rules/a.ts', '@staff/ui'],
  ['packages/ui/src/Button/Button.tsx', '@staff/entity'],
  ['packages/ui/src/Button/Button.tsx', '../../../forms/src/index'],
  ['packages/forms/src/fields/a.tsx', '@staff/content/blog/blog.entity'],
  ['packages/forms/src/fields/a.tsx', '@staff/contract'],
  ['packages/content/src/blog/blog.entity.ts', './BlogForm'],
  ['packages/content/src/blog/blog.entity.ts', 'react'],
  ['packages/contract/src/calls/a.ts', '@staff/content/entities'],
  ['packages/contract/src/calls/a.ts', '@staff/forms'],
  ['packages/content/src/calls/a.ts', '@staff/content/blog/BlogForm'],
  ['packages/content/src/blog/a.tsx', '@staff/admin'],
  ['packages/contract/src/calls/a.ts', 'node:fs'],
  ['packages/admin/src/screens/a.tsx', '@staff/content/entities'],
  ['packages/admin/src/testing/fakeApi/a.ts', '@staff/content/entities'],
  ['packages/forms/src/stories/formStories.ts', '@staff/content/blog/blog.entity'],
  ['packages/admin/src/stores/a.ts', '../data/a'],
  ['packages/admin/src/data/a.ts', '../shared/a'],
  ['packages/admin/src/shared/a.ts', '../screens/a'],
  ['packages/admin/src/screens/a.ts', '../app/a'],
  ['packages/admin/src/app/a.ts', '../testing'],
  ['apps/console/src/areas/a.ts', '@staff/api'],
  ['apps/console/src/areas/blogs/blogs.area.ts', '../../areas'],
  ['apps/console/src/areas/a.ts', '@staff/server/content'],
  ['apps/api/src/areas/a.ts', '@staff/admin'],
  ['apps/api/src/areas/a.ts', '@staff/content/blog/BlogForm'],
  ['apps/api/src/areas/a.ts', '@staff/api/records/table/recordTable'],
  ['apps/api/src/areas/a.ts', 'react'],
  ['packages/api/src/records/a.ts', '@staff/content/entities'],
  ['packages/api/src/records/a.ts', '@staff/server/content'],
  ['packages/api/src/records/a.ts', '@staff/forms'],
  ['examples/library/src/a.ts', '../../../packages/ui/src/index'],
  ['examples/library/src/a.ts', '@staff/content/entities'],
])('%s does not import %s', (file, specifier) => {
  expect(brokenRules(file, `import { a } from '${specifier}'`)).not.toEqual([])
})

test.each([
  ['packages/content/src/calls/a.ts', '@staff/content/blog/blog.entity'],
  ['packages/admin/src/screens/a.stories.tsx', '@staff/content/entities'],
  ['packages/admin/src/screens/a.tsx', '@staff/entity'],
  ['apps/api/src/areas/a.ts', '@staff/content/entities'],
  ['packages/api/src/records/a.test.ts', '@staff/server/content'],
])('%s imports %s', (file, specifier) => {
  expect(brokenRules(file, `import { a } from '${specifier}'`)).toEqual([])
})
