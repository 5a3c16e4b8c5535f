import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// Serves the website: `PORT=4000 CONSOLE=http://localhost:3000 node serve.js`

const { PORT = '4000', CONSOLE = 'http://localhost:3000' } = process.env
const api = new URL(CONSOLE).origin
const folder = new URL('public/', import.meta.url)

const TYPES = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
}

const HEADERS = {
  'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' ${api}; connect-src ${api}; base-uri 'none'; form-action 'self'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'no-cache',
}

const files = new Map(
  readdirSync(folder).map((name) => [`/${name}`, readFileSync(new URL(name, folder))]),
)
const page = String(files.get('/index.html')).replace('%CONSOLE%', api)

const server = createServer(({ url = '/', method }, response) => {
  const { pathname } = new URL(url, 'http://localhost')
  const [, extension] = /\.(css|js|svg)$/.exec(pathname) ?? []
  const file = extension && files.get(pathname)
  if (method !== 'GET' && method !== 'HEAD') respond(response, 405, 'text/plain', '')
  else if (pathname === '/') response.writeHead(302, { ...HEADERS, location: '/us' }).end()
  else if (file) respond(response, 200, TYPES[extension], file)
  else if (extension) respond(response, 404, 'text/plain', 'There is no such file.')
  // Every other address is the same page, which draws itself by its address.
  else respond(response, 200, 'text/html; charset=utf-8', page)
})

server.listen(Number(PORT), () => {
  console.log(`Website: http://localhost:${server.address().port}`)
})

function respond(response, status, type, content) {
  response.writeHead(status, { ...HEADERS, 'content-type': type }).end(content)
}
