import { createServer } from 'node:http'

// A bare server that sends the same bytes as the product: its parent sends the headers and the body of the response.
process.once('message', ({ headers, body }) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(200, headers).end(bytes)
  })
  server.keepAliveTimeout = 72_000
  server.listen(0, '127.0.0.1', () => process.send?.(server.address().port))
})
process.once('disconnect', () => process.exit())
