import { expect, test } from 'vitest'

import { readHtml, type HtmlNode } from './readHtml'

test.each([
  ['<p>a <b>c</b></p>', '<p>a <b>c</b></p>'],
  ['<p>a<p>b', '<p>a</p><p>b</p>'],
  ['<ul><li>a<li>b<ul><li>c</ul></ul>d', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>d'],
  [
    '<table><tr><td>a<td>b<tr><td>c</table>',
    '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
  ],
  ['a<br>b<hr/>', 'a<br></br>b<hr></hr>'],
  ["<A HREF=x Title='\"'>a</A>", '<a href="x" title="&quot;">a</a>'],
  ['<script>if (a < b) "</p>"</script>c', '<script></script>c'],
  ['<!-- <b> --><![if !a]>b<![endif]><?xml?>', 'b'],
  ['a < b &amp; &lt;c&gt; &#8220;&#x41; &unknown;', 'a < b & <c> “A &unknown;'],
  ['</b>a</p>', 'a'],
  ['<b', '<b'],
])('%j is read as %j', (html, read) => {
  expect(readHtml(html).map(write).join('')).toBe(read)
})

function write(node: HtmlNode): string {
  if (typeof node === 'string') return node
  const { name, attributes, children } = node
  const all = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`,
  )
  return `<${name}${all.join('')}>${children.map(write).join('')}</${name}>`
}
