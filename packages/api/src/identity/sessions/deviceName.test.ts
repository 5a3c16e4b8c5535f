import { expect, test } from 'vitest'

import { deviceName } from './deviceName'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox on Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Edge on Windows',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [
    `Mozilla/5.0 (Linux; Android 15; K) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; K) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPad',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64 16181.0) Netscape', 'A browser on ChromeOS'],
  ['curl/8.5.0', 'curl'],
  ['python-requests/2.32', 'python-requests'],
  ['node', 'node'],
])('%s is %s', (userAgent, device) => {
  expect(deviceName(userAgent)).toBe(device)
})

test.each([
  undefined,
  '',
  'Mozilla/5.0',
  '<img src=x onerror=alert(1)>',
  '\u0000\u001b[31mred\u202e',
  `${'x'.repeat(100_000)}/1 Firefox/1`,
])('does not name an unknown program: %j', (userAgent) => {
  expect(deviceName(userAgent)).toBe('An unknown program')
})
