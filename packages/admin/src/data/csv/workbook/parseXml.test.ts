import { expect, test } from 'vitest'

import { parseXml, XmlError } from './parseXml'
import { elements, textOf } from './xml'

test('elements, attributes and texts are read', () => {
  const xml = parseXml(
    `<?xml version="1.0"?><x:a b="1 &amp; 2" r:c='&#65;'><!-- <d/> --><x:d>a &lt; b</x:d><d/><![CDATA[<e>]]></x:a>`,
  )
  const [a] = elements(xml, 'a')
  expect(a?.attributes).toEqual({ b: '1 & 2', 'r:c': 'A' })
  expect(elements(xml, 'd').map(textOf)).toEqual(['a < b', ''])
  expect(a && textOf(a)).toBe('a < b<e>')
})

test.each(['<a>', '</a>', '<a></b>', '<a', '<!DOCTYPE a [<!ENTITY b "bb">]><a/>', '<!-- a'])(
  '“%s” is refused',
  (text) => {
    expect(() => parseXml(text)).toThrow(XmlError)
  },
)

test('a long hostile text takes no longer than its length', () => {
  const parts = [
    '<a '.repeat(100_000),
    '<a>'.repeat(100_000),
    'a=&'.repeat(200_000),
    'a'.repeat(1e6),
  ]
  const started = performance.now()
  for (const part of parts) {
    try {
      parseXml(`<r ${part}>`)
    } catch {
      // Most of them are refused.
    }
  }
  expect(performance.now() - started).toBeLessThan(2000)
})
