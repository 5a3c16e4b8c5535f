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
  'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' ${api}; connect-src ${api}; base-uri 'none'; form-action 'self'; frame-ancestors ${api}`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'no-cache',
}

const files = new Map(
  readdirSync(folder).map((name) => [`/${name}`, readFileSync(new URL(name, folder))]),
)
const page = String(files.get('/index.html')).replace('%CONSOLE%', api)

const server = createServer(({ url = '/', method, headers: { host } }, response) => {
  const { pathname } = new URL(url, 'http://localhost')
  const [, extension] = /\.(css|js|svg)$/.exec(pathname) ?? []
  const file = extension && files.get(pathname)
  if (method !== 'GET' && method !== 'HEAD') respond(response, 405, 'text/plain', '')
  else if (pathname === '/') response.writeHead(302, { ...HEADERS, location: '/us' }).end()
  else if (pathname === '/robots.txt') respond(response, 200, 'text/plain', robots(host))
  else if (pathname.endsWith('.xml')) void passOn(pathname, response)
  else if (file) respond(response, 200, TYPES[extension], file)
  else if (extension) respond(response, 404, 'text/plain', 'There is no such file.')
  // Every other address is the same page, which draws itself by its address.
  else respond(response, 200, 'text/html; charset=utf-8', page)
})

server.listen(Number(PORT), () => {
  console.log(`Website: http://localhost:${server.address().port}`)
})

function robots(host) {
  return `User-agent: *\nAllow: /\nSitemap: http://${host}/sitemap.xml\n`
}

/** Answers with the console's sitemap at /sitemap.xml, and with its feeds at /us/blogs/feed.xml. */
async function passOn(pathname, response) {
  const [, region, area] = /^\/(us|uk)\/([a-z-]+)\/feed\.xml$/.exec(pathname) ?? []
  const path = area ? `${area}/feed.xml?region=${region.toUpperCase()}` : 'sitemap.xml'
  if (!area && pathname !== '/sitemap.xml') return respond(response, 404, 'text/plain', '')
  try {
    const found = await fetch(`${api}/api/public/${path}`)
    respond(response, found.status, found.headers.get('content-type'), await found.text())
  } catch {
    respond(response, 502, 'text/plain', 'The console cannot be reached.')
  }
}

function respond(response, status, type, content) {
  response.writeHead(status, { ...HEADERS, 'content-type': type }).end(content)
}
