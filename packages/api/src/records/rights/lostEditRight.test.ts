import type { BulkResult } from '@staff/contract'
import { beforeEach, describe, expect, test } from 'vitest'

import { onSharedEmbedded } from '../../testing/eachDatabase'
import { NOT_EDIT, NOT_PUBLISH, REPLACE_NAME, startEditorApi, type EditorApi } from './testing'

onSharedEmbedded((empty) => {
  let editor: EditorApi

  beforeEach(async () => {
    editor = await startEditorApi(await empty())
  })

  describe('a right that is lost', () => {
    test.each([
      ['a replacement', REPLACE_NAME, 'see', NOT_EDIT],
      ['a deletion', { action: 'delete' }, 'edit', NOT_PUBLISH],
    ])('%s cannot be undone', async (_, action, step, message) => {
      await editor.give({ areas: { teams: 'publish' } })
      const done = await editor.api.send({ ...action, ids: [editor.id] }, { as: 'staff' })
      expect(done.statusCode).toBe(200)
      const { undo } = done.json<BulkResult>()
      await editor.give({ areas: { teams: step } })
      await editor.expectRefused(
        () => editor.api.send({ action: 'undo', undo }, { as: 'staff' }),
        message,
      )
      await editor.give({ areas: { teams: 'publish' } })
      const undone = await editor.api.send({ action: 'undo', undo }, { as: 'staff' })
      expect([undone.statusCode, (await editor.api.read(editor.id))['name']]).toEqual([
        200,
        'Mara Lindqvist',
      ])
    })

    test('a repeated change is refused, although its key is known', async () => {
      await editor.give({ areas: { teams: 'publish' } })
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const body = { ...REPLACE_NAME, ids: [editor.id] }
      expect((await editor.api.send(body, { as: 'staff', headers })).statusCode).toBe(200)
      await editor.give({ areas: { teams: 'see' } })
      await editor.expectRefused(() => editor.api.send(body, { as: 'staff', headers }), NOT_EDIT)
    })

    test('ends while somebody has the form open: nothing is stored', async () => {
      expect((await editor.change({ email: 'one@example.com' })).statusCode).toBe(200)
      await editor.give({ areas: { teams: 'see' } })
      const email = { email: 'two@example.com' }
      await editor.expectRefused(() => editor.change(email), NOT_EDIT)
      await editor.give({ areas: { blogs: 'publish' } })
      await editor.expectRefused(() => editor.change(email), 'The role Editors may not open teams.')
      await editor.give({ areas: { teams: 'edit' }, regions: ['UK'] })
      const region = 'The role Editors is for UK, and this is for US.'
      await editor.expectRefused(() => editor.change(email), region)
    })
  })
})
