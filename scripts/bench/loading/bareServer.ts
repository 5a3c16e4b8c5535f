import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { BARE_PAGE } from '../actions/barePage'

/** The smallest pages that do the same work, without any library: what a browser needs at least. */
const PAGES: Record<string, string> = {
  '/blogs': BARE_PAGE,
  '/': `<!doctype html><title>Login</title><form><input name="email" type="email"><input name="password" type="password"><button>Login</button></form>
<script>document.forms[0].addEventListener('submit', async (event) => {
  event.preventDefault()
  const [email, password] = event.target.elements
  const response = await fetch('/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username: email.value, password: password.value }) })
  const { token } = await response.json()
  sessionStorage.setItem('token', token)
  location.href = '/list'
})</script>`,
  '/list': `<!doctype html><title>List</title><table><tbody></tbody></table>
<script>fetch('/api/testimonials?pageSize=25', { headers: { authorization: 'Bearer ' + sessionStorage.getItem('token') } })
  .then((response) => response.json())
  .then(({ records }) => document.querySelector('tbody').append(...records.map((record) => {
    const row = document.createElement('tr')
    for (const value of Object.values(record)) row.insertCell().textContent = value
    return row
  })))</script>`,
}

/** Serves the bare pages beside the API of a running product. */
export async function serveBarePages(product: string) {
  const server = createServer((asked, response) => {
    const page = PAGES[asked.url?.split('?')[0] ?? '']
    if (page === undefined) return forward(product, asked, response)
    response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

function forward(product: string, asked: IncomingMessage, response: ServerResponse) {
  const { method, headers, url } = asked
  const call = request(product + (url ?? ''), { method, headers }, (back) => {
    response.writeHead(back.statusCode ?? 502, back.headers)
    back.pipe(response)
  })
  call.on('error', () => response.writeHead(502).end())
  asked.pipe(call)
}
