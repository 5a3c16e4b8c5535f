import { ADMINISTRATOR, type Person } from './people'

/** A running product, as its API's callers see it. */
export interface Product {
  url: string
  /** Calls the API; `token` is that of a session. */
  call: (method: string, path: string, options?: CallOptions) => Promise<ResponseBody>
  /** Starts a session beside the browser's and returns its token. */
  logIn: (person: Person) => Promise<string>
  /** Adds a person with a role: one of the first two, or one that was added. */
  addPerson: (name: string, role: string) => Promise<Person>
  /** Adds a role with rights. Returns its id. */
  addRole: (name: string, rights: object) => Promise<string>
}

interface CallOptions {
  token?: string
  body?: object
}

/** The API's responses have many shapes; a journey reads a few of their properties. */
type ResponseBody = Record<string, unknown>

export function connectTo(url: string): Product {
  const call: Product['call'] = async (method, path, { token, body } = {}) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        // Whatever version the record has.
        ...(method === 'PATCH' && { 'if-match': '*' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} failed with ${response.status}: ${text}`)
    // The API's JSON is always an object.
    return text ? (JSON.parse(text) as ResponseBody) : {}
  }

  async function logIn({ email, password }: Person): Promise<string> {
    const { token } = await call('POST', '/login', { body: { username: email, password } })
    return String(token)
  }

  async function addPerson(name: string, role: string): Promise<Person> {
    const token = await logIn(ADMINISTRATOR)
    const { records } = await call('GET', `/roles?q=${encodeURIComponent(role)}`, { token })
    const roleId: unknown = Array.isArray(records) ? records[0]?.id : undefined
    const [firstName = '', lastName = ''] = name.split(' ')
    const email = `${firstName}.${Date.now()}@example.com`
    const password = 'Quiet-lake-4'
    await call('POST', '/confirm-password', { token, body: { password: ADMINISTRATOR.password } })
    const names = { firstName, lastName, mustChoosePassword: false }
    await call('POST', '/users', { token, body: { ...names, email, password, roleId } })
    return { name, email, password }
  }

  async function addRole(name: string, rights: object): Promise<string> {
    const token = await logIn(ADMINISTRATOR)
    const body = { name, roleTypeId: 2, rights }
    return String((await call('POST', '/roles', { token, body }))['id'])
  }

  return { url, call, logIn, addPerson, addRole }
}
