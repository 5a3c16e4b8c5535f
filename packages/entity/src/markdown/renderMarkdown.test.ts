import { tests as examples } from 'commonmark-spec'
import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { recordLinksIn, renderMarkdown, type RecordLink } from './renderMarkdown'

/** Pieces of texts, between dots. */
const PIECES = [
  '*·**·_·~~·`·```·[·]·(·)·![·](·<·>·\\·&·#·# ·> ·- ·1. ·    ·\t·\n·\n\n·---·|·"·\'·&colon;·\0',
  'javascript:·data:text/html,·record:·record:a/b·https://a.example·&#106;avascript:·[a]: ',
  '<script>·<img src=x onerror=alert(1)>·<!--·]]>·onload=',
].flatMap((pieces) => pieces.split('·'))

const REPEATED = '>·[·![·*a ·*a_·- > ·1. ·<a ·[a](·``a·\\·[a]: b\n'.split('·')

/** The pages of a site with one career. */
function hrefOf({ area, id }: RecordLink): string | undefined {
  return id === '12' ? `/${area}/harbour-master` : undefined
}

describe('a text', () => {
  it.each([
    ['marks', '**Two** *words* ~~gone~~', '<p><strong>Two</strong> <em>words</em> <s>gone</s></p>'],
    ['a line break', 'One\nTwo', '<p>One<br>\nTwo</p>'],
    ['indented lines', 'One\n\n    Two', '<p>One</p>\n<p>Two</p>'],
    ['HTML', '<b onclick="x">Hi</b>', '<p>&lt;b onclick=&quot;x&quot;&gt;Hi&lt;/b&gt;</p>'],
    [
      'an address that could run a script',
      '[Hi](javascript:alert(1))',
      '<p>[Hi](javascript:alert(1))</p>',
    ],
    [
      'the same with an entity',
      '[Hi](javascript&colon;alert(1))',
      '<p>[Hi](javascript:alert(1))</p>',
    ],
    ['a data address', '![Hi](data:image/png;base64,AA)', '<p>![Hi](data:image/png;base64,AA)</p>'],
    ['a telephone number', '[Call](tel:+44201)', '<p><a href="tel:+44201">Call</a></p>'],
    [
      'a picture whose description has escaped characters',
      String.raw`![A \[lamp\] \& *my* desk](/a.webp)`,
      '<p><img src="/a.webp" alt="A [lamp] &amp; my desk" loading="lazy"></p>',
    ],
    [
      'a picture',
      '![A quay](/api/images/a.webp)',
      '<p><img src="/api/images/a.webp" alt="A quay" loading="lazy"></p>',
    ],
    [
      'headings, of which the highest is an h2',
      '## Who we are\n\n### Who we are\n\n## *Who* we are',
      '<h2 id="text-who-we-are">Who we are</h2>\n<h3 id="text-who-we-are-2">Who we are</h3>\n<h2 id="text-who-we-are-3"><em>Who</em> we are</h2>',
    ],
    ['a heading without letters', '# 你好', '<h2 id="text-section">你好</h2>'],
    ['nothing', '', ''],
  ])('with %s', (_what, markdown, html) => {
    expect(renderMarkdown(markdown).trim()).toBe(html)
  })

  it('with pictures of which the sizes are known, so that nothing moves while they load', () => {
    const sizes = { width: 640, height: 480, srcset: '/q/320.webp 320w, /q/640.webp 640w' }
    const sizesOf = (address: string) => (address === '/q.webp' ? sizes : undefined)
    expect(renderMarkdown('![A quay](/q.webp)\n![A boat](/b.webp)', { sizesOf }).trim()).toBe(
      '<p><img src="/q.webp" alt="A quay" loading="lazy" width="640" height="480" srcset="/q/320.webp 320w, /q/640.webp 640w" sizes="auto, 100vw"><br>\n<img src="/b.webp" alt="A boat" loading="lazy"></p>',
    )
  })

  it('links to records that have a page, and shows the words of the other links', () => {
    const markdown =
      '[**Apply**](record:careers/12), [gone](record:careers/13), [odd](record:Careers), ![p](record:blogs/1)'
    expect(renderMarkdown(markdown, { hrefOf }).trim()).toBe(
      '<p><a href="/careers/harbour-master"><strong>Apply</strong></a>, gone, odd, p</p>',
    )
    expect(recordLinksIn(`${markdown} and [again](record:careers/12)`)).toEqual([
      { area: 'careers', id: '12' },
      { area: 'careers', id: '13' },
    ])
  })
})

describe('safety', () => {
  it('holds for the examples of CommonMark', () => {
    expect(examples.length).toBeGreaterThan(600)
    for (const { markdown } of examples) expectSafe(renderMarkdown(markdown.replaceAll('→', '\t')))
  })

  it('holds for any text', () => {
    const piece = oneof(constantFrom(...PIECES), string({ unit: 'grapheme', maxLength: 8 }))
    const text = array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))
    assert(
      property(text, (markdown) => expectSafe(renderMarkdown(markdown))),
      { numRuns: 10_000 },
    )
  })

  // A parser that reads a text again for each mark takes minutes for these.
  it.each(REPEATED)('reads 20,000 characters of %j', (piece) => {
    expectSafe(renderMarkdown(piece.repeat(20_000 / piece.length)))
  })
})

/** Expects that all tags and attributes are known, and that no address can run a script. */
function expectSafe(html: string) {
  for (const [tag, name = '', attributes = ''] of html.matchAll(/<\/?([^\s>]*)([^>]*)>/g)) {
    expect(TAGS, tag).toContain(name)
    const rest = attributes.replaceAll(
      / (href|src|alt|title|id|class|loading|start)="([^"<>]*)"/g,
      (_, key, value) => {
        if (key === 'href' || key === 'src')
          expect(value).toMatch(/^(https?:|mailto:|tel:|[^:]*$|[^:]*[/?#])/i)
        return ''
      },
    )
    expect(rest, tag).toBe('')
  }
}

const TAGS = 'p br hr h2 h3 h4 h5 h6 strong em s code pre a img ul ol li blockquote'.split(' ')
