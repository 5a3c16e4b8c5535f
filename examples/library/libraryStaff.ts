import { expect } from 'vitest'

import { cataloguer, desk } from './src/people/roles'

interface Login {
  email: string
  password: string
}

const CATALOGUER = { email: 'tomas@example.com', password: 'Correct-horse-8' }

/** The login of the person at the desk whom `addStaff` adds. */
export const DESK = { email: 'mina@example.com', password: 'Correct-horse-9' }

/** Sends a call of the API and returns the response. */
type Send = (
  method: string,
  path: string,
  body?: object,
) => Promise<{ status: number; body: Record<string, unknown> }>

/** Logs in to a server by its API. */
export async function logInByApi(url: string, { email, password }: Login): Promise<Send> {
  const { body } = await sender(url)('POST', 'login', { username: email, password })
  return sender(url, String(body['token']))
}

/** Makes two roles and a person with each, as the administrator does in Roles and Users. */
export async function addStaff(url: string, administrator: Login) {
  const send = await logInByApi(url, administrator)
  const add = async (role: object, person: object) => {
    const { body } = await send('POST', 'roles', role)
    const account = { roleId: body['id'], account: 'Active', mustChoosePassword: false }
    expect(await send('POST', 'users', { ...person, ...account })).toMatchObject({ status: 201 })
  }
  await add(cataloguer, { firstName: 'Tomas', lastName: 'Lind', ...CATALOGUER })
  await add(desk, { firstName: 'Mina', lastName: 'Haddad', ...DESK })
}

/** Checks that the API keeps to the rights whatever a console offers, and that the website does not show when a book is due. */
export async function expectRights(url: string) {
  const atDesk = await logInByApi(url, DESK)
  const cataloguing = await logInByApi(url, CATALOGUER)
  const { body } = await atDesk('GET', 'books')
  const [stored] = body['records'] as { id: string }[]
  const book = `books/${stored?.id ?? ''}`
  const dueBack = '2026-12-01T17:00:00.000Z'
  const title = 'Bieguni'

  const notPublish = mayNot('The role Desk may edit books, not publish them.')
  expect(await atDesk('PATCH', book, { dueBack })).toMatchObject({ status: 200, body: { dueBack } })
  expect(await atDesk('PATCH', book, { title: 'A draft' })).toMatchObject({
    status: 200,
    body: { title: 'A draft', status: 'Published and changed' },
  })
  expect(await atDesk('POST', 'books', {})).toMatchObject(notPublish)
  expect((await atDesk('GET', 'books/export')).status).toBe(403)

  const onlyAdministrators = 'Only administrators may do this. The role Cataloguer may not.'
  expect(await cataloguing('PATCH', book, { title })).toMatchObject({ body: { title, dueBack } })
  expect((await cataloguing('GET', 'books/export')).status).toBe(200)
  expect(await cataloguing('DELETE', book)).toMatchObject(mayNot(onlyAdministrators))

  const site = await sender(url)('GET', 'public/books')
  expect(site).toMatchObject({ status: 200, body: { records: [{ title }] } })
  expect(JSON.stringify(site)).not.toContain('dueBack')
}

function mayNot(message: string) {
  return { status: 403, body: { code: 'not-allowed', message } }
}

function sender(url: string, token?: string): Send {
  return async (method, path, body) => {
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        'if-match': '*',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: isJson ? JSON.parse(text) : { text } }
  }
}
