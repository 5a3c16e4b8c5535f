import type { Config } from '../../platform/config/config'
import type { Database } from '../../platform/db/database'
import { startTestApi } from '../../testing/testApi'

/** An additional user for tests. */
export const ESME = {
  firstName: 'Esme',
  lastName: 'Thornbury',
  email: 'esme.thornbury@example.com',
  password: 'Correct-horse-8',
  mustChoosePassword: false,
}

export type PeopleApi = Awaited<ReturnType<typeof startPeopleApi>>

/** Starts the app with calls for users and roles. The caller is the test's administrator, unless a token is given. */
export async function startPeopleApi(database: Database, changes?: Partial<Config>) {
  const api = await startTestApi(database, changes)
  const call = (method: string, path: string, body?: object, token?: string) =>
    api.call(method, `/api/${path}`, {
      ...(token ? { token } : { as: 'administrator' }),
      body,
      headers: { 'if-match': '*' },
    })
  const read = async (path: string) => (await call('GET', path)).json<Record<string, string>>()
  const roleOf = async (id: string) => (await read(`users/${id}`))['roleId'] ?? ''

  return {
    ...api,
    read,
    create: (area: string, body: object) => call('POST', area, body),
    change: (path: string, body: object, token?: string) => call('PATCH', path, body, token),
    remove: (path: string, token?: string) => call('DELETE', path, undefined, token),
    roles: {
      administrator: await roleOf(api.ids.administrator),
      staff: await roleOf(api.ids.staff),
    },
    /** Adds a second administrator, in a new role if a name is given. The returned token has a confirmed password. */
    addAdministrator: async (roleName?: string) => {
      const roleId = roleName
        ? (await call('POST', 'roles', { name: roleName, roleTypeId: 1 })).json<{ id: string }>().id
        : await roleOf(api.ids.administrator)
      const { id } = (await call('POST', 'users', { ...ESME, roleId })).json<{ id: string }>()
      const body = { username: ESME.email, password: ESME.password }
      const { token } = (await api.call('POST', '/api/login', { body })).json<{ token: string }>()
      const confirmation = { token, body: { password: ESME.password } }
      await api.call('POST', '/api/confirm-password', confirmation)
      return { id, roleId, token }
    },
  }
}
