import type { Fixtures } from '@staff/entity'
import { expect } from 'vitest'

import type { Case, Send } from '../../play'
import { pathOf } from '../areaRequests'
import { IN_TIME, liveRequests, sendAll } from './liveRequests'
import { answer } from './previewAnswerCases'
import { made, previewRequests, seen } from './previewCases'

const APPROVAL = { name: 'Dana Reed', approves: true, comment: '' }
const DOUBT = { name: 'Sam Lee', approves: false, comment: 'The date is wrong.' }
const NO_ANSWERS = { approved: 0, declined: 0, latest: null }

/** What the list of requests to publish says about the answers of guests. Each case states what both APIs must say. */
export function reviewAnswerCases(each: Fixtures): Case[] {
  return [countedCase(each), otherVersionCase(each), deletedCase(each)]
}

function countedCase(each: Fixtures): Case {
  const { version } = liveRequests(each)
  return {
    ...IN_TIME,
    title: 'guests answer what is asked for, and one of them twice',
    statuses: [200, 200, 201, 200, 201, 200, 201, 200, 201, 201, 200],
    play: async (send) => {
      const byGuest = await asked(send, each)
      await expectAnswers(send, each, NO_ANSWERS)
      await byGuest(APPROVAL, version + 1)
      await expectAnswers(send, each, { approved: 1, declined: 0, latest: APPROVAL })
      await byGuest(DOUBT, version + 1)
      await expectAnswers(send, each, { approved: 1, declined: 1, latest: DOUBT })
      await byGuest({ ...APPROVAL, name: 'Kim Ito', comment: 'Fine' }, version + 1)
      const agreed = { ...DOUBT, approves: true, comment: 'Now it is right.' }
      await byGuest(agreed, version + 1)
      await expectAnswers(send, each, { approved: 3, declined: 0, latest: agreed })
    },
  }
}

function otherVersionCase(each: Fixtures): Case {
  const { ask, change, values, version } = liveRequests(each)
  return {
    ...IN_TIME,
    title: 'guests answer other versions than the one that is asked for',
    statuses: [200, 200, 201, 201, 200, 201, 200, 200, 200],
    play: async (send) => {
      const byGuest = await asked(send, each)
      await byGuest(APPROVAL, version + 1)
      await send(change(values('Later'), '?draft=true'))
      await byGuest(DOUBT, version + 2)
      await expectAnswers(send, each, { approved: 1, declined: 0, latest: APPROVAL })
      await send(ask({ version: version + 2, note: '' }))
      await expectAnswers(send, each, { approved: 0, declined: 1, latest: DOUBT })
    },
  }
}

function deletedCase(each: Fixtures): Case {
  const { bulk, id, remove, restore, reviews, version } = liveRequests(each)
  return {
    ...IN_TIME,
    title: 'guests answer about a record that is deleted, brought back, and deleted for ever',
    statuses: [200, 200, 201, 201, 204, 200, 200, 200, 204, 200, 200],
    play: async (send) => {
      const byGuest = await asked(send, each)
      await byGuest(APPROVAL, version + 1)
      await send(remove)
      expect((await send(reviews())).body).toEqual({ records: [] })
      await send(restore())
      await expectAnswers(send, each, { approved: 1, declined: 0, latest: APPROVAL })
      await sendAll(send, [remove, bulk({ action: 'delete-forever', ids: [id] })])
      expect((await send(reviews())).body).toEqual({ records: [] })
    },
  }
}

/** Asks to publish a draft, and makes a link with which guests answer its newest version. */
async function asked(send: Send, each: Fixtures) {
  const { ask, change, values, version } = liveRequests(each)
  await send(change(values('For review'), '?draft=true'))
  await send(ask({ version: version + 1, note: '' }))
  const { token } = await made(send, previewRequests(pathOf(each)).share({ mayApprove: true }))
  return (given: typeof APPROVAL, about: number) =>
    send(seen(answer({ ...given, version: about }), token))
}

async function expectAnswers(send: Send, each: Fixtures, answers: object) {
  const { id, reviews } = liveRequests(each)
  const { body } = await send(reviews())
  expect(body).toMatchObject({ records: [{ id, answers }] })
}
