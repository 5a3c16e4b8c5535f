import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { htmlToMarkdown } from './htmlToMarkdown'
import { pastedTexts } from './pasted.fixtures'
import { placeOfPaste } from './placeOfPaste'

test.each(Object.entries(pastedTexts))('a text from %s', (_source, { html, markdown }) => {
  expect(htmlToMarkdown(html)).toBe(markdown)
})

describe('words', () => {
  test.each([
    ['<b>One </b>two', '**One** two'],
    ['<b>One<br>two</b>', '**One**\n**two**'],
    ['<b><i>a</i></b>', '***a***'],
    ['<b>a <strong>b</strong></b>', '**a b**'],
    ['<b> </b>a', 'a'],
    ['<b><p>a</p><p>b</p></b>', 'a\n\nb'],
    ['<a href="https://a.example"> a </a>b', '[a](https://a.example) b'],
    ['<a href="file:///C:/a.docx">a</a>', 'a'],
    ['<code>a `b`</code>', '`` a `b` ``'],
    ['# a<p>1. b</p><p>[a](b)</p><p>_c_ d_e</p>', '\\# a\n\n1\\. b\n\n[a\\](b)\n\n\\_c\\_ d_e'],
    ['<h2>In C#</h2>', '## In C\\#'],
    ['<p>&lt;a@b.example&gt;</p><p>[a]: b</p>', '\\<a@b.example>\n\n\\[a]: b'],
    ['<li>a</li>', 'a'],
    ['<td>a</td>', 'a'],
    ['', ''],
  ])('%j is %j', (html, markdown) => {
    expect(htmlToMarkdown(html)).toBe(markdown)
  })

  test('no HTML throws, and none takes long', () => {
    const pieces = [
      '<b>',
      '</b>',
      '<ul>',
      '<li>',
      '</ul>',
      '<p',
      '"',
      '>',
      '<!--',
      '-->',
      '<a href=',
      '&#x;',
      'a',
      ' ',
      '<td>',
      '<pre>',
      '`',
    ]
    const html = array(constantFrom(...pieces), { maxLength: 40 })
    assert(property(html, (parts) => typeof htmlToMarkdown(parts.join('')) === 'string'))
    assert(property(string(), (text) => typeof htmlToMarkdown(text) === 'string'))
    const start = performance.now()
    for (const piece of ['<b>', '<a "', '<ul><li>', '<!--', '</p>'])
      htmlToMarkdown(piece.repeat(5000))
    expect(performance.now() - start).toBeLessThan(5000)
  })
})

describe('the place of a paste while its code loads', () => {
  test.each([
    ['nothing was typed', 'a| b', 'a b', 'a| b'],
    ['text was typed at the caret', 'a| b', 'axy b', 'a|xy b'],
    ['text was typed behind it', 'a| b', 'a bxy', 'a| bxy'],
    ['text was typed before it', 'a b|', 'xya b', 'xya b|'],
    ['the selection was replaced', 'a |b| c', 'a xy c', 'a |xy c'],
    ['everything was deleted', 'a |b| c', '', '|'],
  ])('%s', (_what, drawn, now, expected) => {
    const [start, last] = [drawn.indexOf('|'), drawn.lastIndexOf('|')]
    const selection = { start, end: last > start ? last - 1 : start }
    const place = placeOfPaste(drawn.replaceAll('|', ''), selection, now)
    expect(`${now.slice(0, place.start)}|${now.slice(place.end)}`).toBe(expected)
  })
})
