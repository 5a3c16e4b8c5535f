import { team } from '@staff/content/team/team.entity'
import { beforeEach, describe, expect, test } from 'vitest'

import { onSharedEmbedded } from '../../testing/eachDatabase'
import { valuesOf } from '../testing'
import { DEVON, MARA, REPLACE_NAME, startEditorApi, type EditorApi } from './testing'

// The step "edit" writes drafts: what the public site shows changes with the step "publish".

onSharedEmbedded((empty) => {
  let editor: EditorApi

  beforeEach(async () => {
    editor = await startEditorApi(await empty())
  })

  describe('the step "edit"', () => {
    test('changes a private field, with its version and its audit', async () => {
      const response = await editor.change({ email: 'mara@example.com' })
      expect([response.statusCode, response.json()]).toMatchObject([
        200,
        { email: 'mara@example.com', version: 2 },
      ])
      const { records } = await editor.api.audit('action=change')
      expect(records).toMatchObject([{ userName: 'Sam Staff', recordId: editor.id }])
    })

    test.each(Object.keys(team.fields).filter((name) => name !== 'email'))(
      'changes the public field %s as a draft, and undoes it',
      async (name) => {
        const shown = await editor.site()
        const { [name]: value } = DEVON
        const changed = await editor.change({ [name]: value, email: 'mara@example.com' })
        expect([changed.statusCode, changed.json()]).toMatchObject([
          200,
          { [name]: value, version: 2, status: 'Published and changed' },
        ])
        expect(await editor.site()).toBe(shown)
        const undone = await editor.change({ [name]: MARA[name] }, 'staff', '?undo=true')
        expect(undone.json()).toMatchObject({ version: 3, status: 'Published' })
        expect(await editor.site()).toBe(shown)
      },
    )

    test('publishes nothing by calling a change an undo', async () => {
      const shown = await editor.site()
      await editor.change({ name: 'First' })
      const response = await editor.change({ name: 'Second' }, 'staff', '?undo=true')
      expect(response.json()).toMatchObject({ name: 'Second', status: 'Published and changed' })
      expect(await editor.site()).toBe(shown)
    })

    test('creates drafts', async () => {
      const shown = await editor.site()
      const created = await editor.api.call('POST', '/api/teams', {
        as: 'staff',
        body: valuesOf(team, DEVON),
      })
      expect([created.statusCode, created.json()]).toMatchObject([201, { status: 'Draft' }])
      expect(await editor.site()).toBe(shown)
    })

    test('imports drafts, with the right to import', async () => {
      const shown = await editor.site()
      await editor.give({ areas: { teams: 'edit' }, actions: ['import'] })
      const imported = await editor.api.call('POST', '/api/teams/import', {
        as: 'staff',
        body: Buffer.from(`ID,Name\n${editor.id},Maria Lindqvist\n`),
        headers: { 'content-type': 'text/csv' },
      })
      expect(imported.statusCode).toBe(200)
      expect(await editor.api.read(editor.id)).toMatchObject({
        name: 'Maria Lindqvist',
        status: 'Published and changed',
      })
      expect(await editor.site()).toBe(shown)
    })

    test('learns of a wrong value as before', async () => {
      const response = await editor.change({ email: 'mara' })
      expect([response.statusCode, response.json()]).toMatchObject([
        422,
        { errors: { email: 'Invalid email address' } },
      ])
    })

    test('neither publishes, deletes nor moves', async () => {
      const headers = { 'if-match': '*' }
      const post = (path: string, body: unknown) =>
        editor.api.call('POST', `/api/teams${path}`, { as: 'staff', body })
      await editor.expectRefused(() => post(`/${editor.id}/publish`, { version: 1 }))
      await editor.expectRefused(() => post(`/${editor.id}/unpublish`, { version: 1 }))
      await editor.expectRefused(() =>
        editor.api.call('DELETE', `/api/teams/${editor.id}`, { as: 'staff', headers }),
      )
      await editor.expectRefused(() => post('/order', { id: editor.id, position: 1 }))
      await editor.give({ areas: { teams: 'edit' }, actions: ['deleteForEver'] })
      await editor.expectRefused(() =>
        editor.api.call('DELETE', `/api/teams/${editor.id}?forever=true`, { as: 'staff', headers }),
      )
    })

    test('replaces in many records as a draft, and deletes none', async () => {
      const shown = await editor.site()
      const done = await editor.api.send({ ...REPLACE_NAME, ids: [editor.id] }, { as: 'staff' })
      expect([done.statusCode, await editor.site()]).toEqual([200, shown])
      await editor.expectRefused(() =>
        editor.api.send({ action: 'delete', ids: [editor.id] }, { as: 'staff' }),
      )
    })

    test('restores a version as a draft', async () => {
      await editor.change({ email: 'mara@example.com' }, 'administrator')
      const back = await editor.restore({ version: 1 })
      expect([back.statusCode, back.json()]).toMatchObject([
        200,
        { version: 3, email: MARA['email'] },
      ])
      await editor.change({ name: 'Maria' }, 'administrator')
      const shown = await editor.site()
      const draft = await editor.restore({ version: 1 })
      expect(draft.json()).toMatchObject({ version: 5, name: MARA['name'] })
      expect(await editor.site()).toBe(shown)
    })

    test('does not bring back a deleted record', async () => {
      const headers = { 'if-match': '*' }
      await editor.api.call('DELETE', `/api/teams/${editor.id}`, { as: 'administrator', headers })
      await editor.expectRefused(() => editor.restore({}))
      await editor.expectRefused(() =>
        editor.api.send({ action: 'restore', ids: [editor.id] }, { as: 'staff' }),
      )
    })
  })
})
