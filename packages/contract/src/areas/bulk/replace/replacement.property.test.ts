import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { findPlaces } from './findPlaces'
import { replacedValues } from './replacement'
import { previewReplacement } from './replacePreview'

const letter = fc.constantFrom(...Array.from('aAbBß ẞİiıσςΣé👩\u200D\u0301𝒂-\n'), '$&')
const text = fc.string({
  unit: fc.oneof(letter, letter, fc.string({ unit: 'binary', maxLength: 1 })),
})
const options = fc.record({ matchCase: fc.boolean(), wholeWords: fc.boolean() })

test('places are in order, apart from each other, and what they hold is what was sought', () => {
  fc.assert(
    fc.property(text, text, options, (whole, find, given) => {
      const places = findPlaces(whole, { find, ...given })
      let last = 0
      for (const { start, end } of places) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(whole.length)
        last = end
        const found = whole.slice(start, end)
        const again = findPlaces(found, { find, matchCase: given.matchCase, wholeWords: false })
        expect(again).toEqual([{ start: 0, end: found.length }])
      }
    }),
  )
})

test('what is neither found nor put in stays, character by character', () => {
  fc.assert(
    fc.property(text, text, text, options, (description, find, replace, given) => {
      const values = { field: 'description', find, replace, ...given }
      const { description: after = description } = replacedValues(testimonial, values, {
        description,
      })
      const places = findPlaces(description, { find, ...given })
      const kept = places.map(({ start }, index) =>
        description.slice(places[index - 1]?.end ?? 0, start),
      )
      const rest = description.slice(places.at(-1)?.end ?? 0)
      expect(after).toBe([...kept.map((each) => each + replace), rest].join(''))
    }),
  )
})

test('with the case, every place is found that a plain search finds in plain letters', () => {
  const plain = fc.string({ unit: fc.constantFrom(...Array.from('abc')) })
  fc.assert(
    fc.property(plain, plain, (whole, find) => {
      fc.pre(find !== '')
      const search = { find, matchCase: true, wholeWords: false }
      expect(findPlaces(whole, search)).toHaveLength(whole.split(find).length - 1)
    }),
  )
})

test('a preview shows the old text and the new one around each place', () => {
  const plain = fc.string({ unit: fc.constantFrom(...Array.from('ab cd efgh')), maxLength: 300 })
  fc.assert(
    fc.property(plain, fc.constantFrom('a', 'b c', 'gh'), (description, find) => {
      const values = { field: 'description', find, replace: 'New' }
      const looked = { id: '1', title: 'T', stored: { description }, isChanged: true }
      const { found, samples } = previewReplacement(values, [looked])
      const [sample] = samples
      const parts = (sample?.excerpts ?? []).flat()
      const count = (kind: string) => parts.filter((part) => part.kind === kind).length
      expect(count('removed') + (sample?.more ?? 0)).toBe(found)
      expect(count('added')).toBe(count('removed'))
      for (const excerpt of sample?.excerpts ?? []) {
        const before = excerpt
          .filter(({ kind }) => kind !== 'added')
          .map((part) => part.text)
          .join('')
        expect(description).toContain(before.replace(/^…/, '').replace(/…$/, ''))
      }
    }),
  )
})
