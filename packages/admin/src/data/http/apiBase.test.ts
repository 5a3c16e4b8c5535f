import { afterEach, describe, expect, test, vi } from 'vitest'

import { stubBrowser } from '../../testing/node/stubBrowser'
import { apiBase, resolveImage } from './apiBase'

afterEach(() => void vi.unstubAllGlobals())

describe.each(['localhost', '127.0.0.1', '[::1]'])('on %s', (hostname) => {
  test('the API has the origin of the page, whatever the deployment configures', () => {
    const page = { hostname, origin: `http://${hostname}:5173` }
    expect(apiBase(page, 'https://api.example.com')).toBe(`http://${hostname}:5173/api`)
  })
})

describe('elsewhere', () => {
  const page = { hostname: 'staff.example.com', origin: 'https://staff.example.com' }

  test.each([
    ['', 'https://staff.example.com/api'],
    ['  ', 'https://staff.example.com/api'],
    ['https://api.example.com', 'https://api.example.com/api'],
    ['https://api.example.com/', 'https://api.example.com/api'],
    ['https://api.example.com/api', 'https://api.example.com/api'],
    ['https://api.example.com/api//', 'https://api.example.com/api'],
    ['https://api.example.com/v2', 'https://api.example.com/v2/api'],
    ['/behind/proxy/', 'https://staff.example.com/behind/proxy/api'],
    ['http://', 'https://staff.example.com/api'],
    ['javascript:alert(1)', 'https://staff.example.com/api'],
  ])('the configured base %j results in %s', (configured, base) => {
    expect(apiBase(page, configured)).toBe(base)
  })

  test('a host that only starts with localhost is not local', () => {
    const lookalike = { hostname: 'localhost.example.com', origin: 'https://localhost.example.com' }
    expect(apiBase(lookalike, 'https://api.example.com')).toBe('https://api.example.com/api')
  })
})

test('resolves stored pictures against the base and keeps other URLs', () => {
  stubBrowser({ hostname: 'staff.example.com', apiBase: 'https://api.example.com' })
  expect(resolveImage('/api/images/ab.webp')).toBe('https://api.example.com/api/images/ab.webp')
  expect(resolveImage('blob:https://staff.example.com/1')).toBe('blob:https://staff.example.com/1')
})
