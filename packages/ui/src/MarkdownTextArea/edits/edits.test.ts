import { array, assert, constantFrom, integer, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { continueList } from './continueList'
import { draw } from './drawnText'
import { pasteLink, toggleLink } from './links'
import { afterEdit, type EditText } from './textEdit'
import { toggleHeading, toggleList, toggleNumberedList, toggleQuote } from './toggleLines'
import { toggleBold, toggleItalic } from './toggleMark'

describe('bold and italic', () => {
  test.each([
    ['selected words', 'a |b c| d', 'a **|b c|** d'],
    ['without the spaces around them', 'a| b |c', 'a **|b|** c'],
    ['the word around the caret', 'one tw|o three', 'one **tw|o** three'],
    ['a placeholder between words', 'one | three', 'one **|text|** three'],
    ['a placeholder in an empty text', '|', '**|text|**'],
    ['each line, after its marks', '- |one\n- two|', '- **|one**\n- **two|**'],
    ['no empty line', '|a\n\nb|', '**|a**\n\n**b|**'],
    ['only what is not bold yet', '|**a**\nb|', '**|a**\n**b|**'],
    ['what is italic', '*|a|*', '***|a|***'],
    ['nothing over an empty selection of spaces', 'a |  | b', 'a **|text|**   b'],
  ])('marks %s', (_what, before, after) => {
    expect(draw(toggleBold, before)).toBe(after)
  })

  test.each([
    ['around the selection', 'a **|b|** c', 'a |b| c'],
    ['within the selection', 'a |**b**| c', 'a |b| c'],
    ['around the word of the caret', 'a **b|c** d', 'a b|c d'],
    ['of each line', '**|a**\n**b|**', '|a\nb|'],
    ['that are left over', 'a **|** b', 'a | b'],
    ['of bold only', '***|a|***', '*|a|*'],
  ])('takes the marks away %s', (_where, before, after) => {
    expect(draw(toggleBold, before)).toBe(after)
  })

  test.each([
    ['a |b| c', 'a *|b|* c'],
    ['a *|b|* c', 'a |b| c'],
    ['**|b|**', '***|b|***'],
    ['***|b|***', '**|b|**'],
    ['|', '*|text|*'],
  ])('italic of %j is %j', (before, after) => {
    expect(draw(toggleItalic, before)).toBe(after)
  })
})

describe('headings, quotes and lists', () => {
  test.each<[string, EditText, string, string]>([
    ['a heading', toggleHeading, 'a\nb|c', 'a\n## b|c'],
    ['a heading, which goes away', toggleHeading, 'a\n## b|c', 'a\nb|c'],
    ['a heading of another level, which goes away', toggleHeading, '#### b|c', 'b|c'],
    ['an empty line', toggleHeading, '|', '## |'],
    ['a quote', toggleQuote, '|a\n\nb|', '|> a\n>\n> b|'],
    ['a quote, which goes away', toggleQuote, '|> a\n>\n> b|', '|a\n\nb|'],
    ['a quote of a list', toggleQuote, '|- a\n- b|', '|> - a\n> - b|'],
    ['a list', toggleList, 'x\n|a\n\nb|', 'x\n|- a\n\n- b|'],
    ['a list, which goes away', toggleList, '|- a\n* b|', '|a\nb|'],
    ['a list before a paragraph', toggleList, 'a|\nb', '- a|\n\nb'],
    ['a list within a quote', toggleList, '> a|', '> - a|'],
    ['a selection up to the next line', toggleList, '|a\n|b', '|- a|\n\nb'],
    ['a numbered list', toggleNumberedList, '|a\nb|', '|1. a\n2. b|'],
    ['a numbered list, which goes away', toggleNumberedList, '|1. a\n2) b|', '|a\nb|'],
    ['a list that becomes numbered', toggleNumberedList, '|- a\n- b|', '|1. a\n2. b|'],
    ['a numbered list that becomes a list', toggleList, '|1. a\n2. b|', '|- a\n- b|'],
    ['a caret before the mark', toggleList, '|- a', '|a'],
  ])('%s', (_what, edit, before, after) => {
    expect(draw(edit, before)).toBe(after)
  })
})

describe('Enter', () => {
  test.each([
    ['starts the next item', '- a|', '- a\n- |'],
    ['divides an item', '- a|b', '- a\n- |b'],
    ['counts', '9. a|', '9. a\n10. |'],
    ['keeps indent and quote', '> - a\n>   * b|', '> - a\n>   * b\n>   * |'],
    ['ends the list at an empty item', '- a\n- |', '- a\n\n|'],
    ['ends the list at the first item', '- |', '|'],
    ['ends a list within a quote', '> - a\n> - |', '> - a\n>\n|'],
  ])('%s', (_what, before, after) => {
    expect(draw(continueList, before)).toBe(after)
  })

  test.each(['a|', '|- a', '-| a', '- |a|', '-a|'])('does nothing of its own in %j', (drawn) => {
    expect(draw(continueList, drawn)).toBeUndefined()
  })
})

describe('links', () => {
  test.each([
    ['selected words, with the address selected', 'a |b| c', 'a [b](|https://|) c'],
    ['again: takes it away', 'a [b](|https://|) c', 'a |b| c'],
    ['a placeholder', '|', '[|text|](https://)'],
    ['a selected address', '|https://a.example|', '[|text|](https://a.example)'],
    ['an address with brackets', '|https://a.example/(b)|', '[|text|](<https://a.example/(b)>)'],
    ['the caret within a link', '[a](x) [b|c](y)', '[a](x) |bc|'],
  ])('%s', (_what, before, after) => {
    expect(draw(toggleLink, before)).toBe(after)
  })

  test.each([
    ['https://a.example/b', 'see |here| now', 'see [here](https://a.example/b)| now'],
    [' mailto:a@b.example\n', '|me|', '[me](mailto:a@b.example)|'],
  ])('the pasted %j over %j is %j', (pasted, before, after) => {
    expect(draw((value, selection) => pasteLink(value, selection, pasted), before)).toBe(after)
  })

  test.each([
    ['https://a.example', 'a |'],
    ['https://a.example', '|https://b.example|'],
    ['https://a.example', '|a\nb|'],
    ['https://a.example', '[|a|](https://b.example)'],
    ['two words', '|a|'],
    ['javascript:alert(1)', '|a|'],
  ])('the pasted %j over %j is no link', (pasted, before) => {
    const paste: EditText = (value, selection) => pasteLink(value, selection, pasted)
    expect(draw(paste, before)).toBeUndefined()
  })
})

test('no edit loses a letter, whatever the text and the selection', () => {
  const pieces = [
    'a',
    'Wort',
    ' ',
    '\n',
    '**',
    '*',
    '> ',
    '- ',
    '1. ',
    '## ',
    '[',
    '](x)',
    'ب',
    '👍',
  ]
  const drawn = tuple(array(constantFrom(...pieces), { maxLength: 12 }), integer(), integer())
  const edits = [
    toggleBold,
    toggleItalic,
    toggleHeading,
    toggleQuote,
    toggleList,
    toggleNumberedList,
  ]
  assert(
    property(drawn, constantFrom(...edits, continueList), ([parts, one, other], edit) => {
      const value = parts.join('')
      // A caret is never within a character of two units.
      const places = [one, other].map(
        (place) =>
          Array.from(value)
            .slice(0, Math.abs(place) % (value.length + 1))
            .join('').length,
      )
      const change = edit(value, { start: Math.min(...places), end: Math.max(...places) })
      if (!change) return
      const after = afterEdit(value, change)
      expect(lettersOf(after).replace('text', '')).toBe(lettersOf(value))
      const { start, end } = change.select
      expect(start).toBeGreaterThanOrEqual(0)
      expect(end).toBeGreaterThanOrEqual(start)
      expect(end).toBeLessThanOrEqual(after.length)
    }),
    { numRuns: 2000 },
  )
})

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}👍]/gu, '')
}
