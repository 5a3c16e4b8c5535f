import { expect, test } from 'vitest'

import { summarizeAnswers } from './answerSummary'
import type { PreviewAnswer } from './previewAnswerType'

function answer(minute: number, values: Partial<PreviewAnswer>): PreviewAnswer {
  return {
    id: `019a0000-0000-7000-9600-0000000000${minute}`,
    version: 2,
    name: 'Dana Reed',
    approves: true,
    comment: '',
    answeredAt: `2026-11-20T08:${minute}:00.000Z`,
    ...values,
  }
}

const DOUBT = { approves: false, comment: 'The date is wrong.' }

test('without answers about the version, the counts are zero', () => {
  const none = { approved: 0, declined: 0, latest: null }
  expect(summarizeAnswers([], 2)).toEqual(none)
  expect(summarizeAnswers([answer(30, { version: 3 }), answer(20, { version: 1 })], 2)).toEqual(
    none,
  )
})

test('readers who approve and readers who do not are counted, with the latest answer', () => {
  const answers = [
    answer(50, { version: 3, name: 'Noor' }),
    answer(40, { name: 'Sam Lee', ...DOUBT }),
    answer(30, {}),
    answer(20, { name: 'Kim Ito' }),
  ]
  expect(summarizeAnswers(answers, 2)).toEqual({
    approved: 2,
    declined: 1,
    latest: { name: 'Sam Lee', ...DOUBT, answeredAt: '2026-11-20T08:40:00.000Z' },
  })
})

test('of each reader, the last answer about the version counts', () => {
  const changed = [answer(40, { version: 3, ...DOUBT }), answer(30, {}), answer(20, DOUBT)]
  expect(summarizeAnswers(changed, 2)).toMatchObject({ approved: 1, declined: 0 })
  expect(summarizeAnswers(changed, 3)).toMatchObject({ approved: 0, declined: 1 })
})
