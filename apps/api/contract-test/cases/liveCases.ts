import { fixtures } from '@staff/content/fixtures'
import { hasPages } from '@staff/entity'

import type { Case } from '../play'
import { addressCases, addressLives } from './live/addressCases'
import { discoveryCases, discoveryLives } from './live/discoveryCases'
import { draftCases } from './live/draftCases'
import { editorCases } from './live/editorCases'
import { endsCallCases, endsCases } from './live/endsCases'
import { incompleteCases } from './live/incompleteCases'
import { liveBulkCases } from './live/liveBulkCases'
import { liveCallCases } from './live/liveCallCases'
import { plannedCases } from './live/plannedCases'
import { previewAnswerCases, refusedAnswerCases } from './live/previewAnswerCases'
import { previewCallCases, previewCases, sitePreviewCases } from './live/previewCases'
import { releaseCases } from './releases/releaseCases'
import { releaseRefusalCases } from './releases/releaseRefusalCases'
import { returnCases } from './live/returnCases'
import { reviewAnswerCases } from './live/reviewAnswerCases'
import { reviewCases } from './live/reviewCases'
import { scheduleCallCases, scheduleCases } from './live/scheduleCases'

// Two areas whose records have pages and are not in an order.
const RELEASED = ['careers', 'contractual-positions']

// An area in the order of its times, one in an order without positions, and parts with positions.
const PLAYED = ['careers', 'clients', 'services-data']

/** What the public site shows, and when: the calls of each public area, and whole lives of records of some areas. */
export function liveCases(): [what: string, cases: Case[]][] {
  const areas = fixtures.filter(({ entity }) => entity.publicSite)
  const [first] = areas
  const [one, other] = areas.filter(({ entity }) => RELEASED.includes(entity.area))
  return [
    ...areas.map((each): [what: string, cases: Case[]] => [
      `what the public site shows of ${each.entity.area}`,
      [
        ...liveCallCases(each),
        ...scheduleCallCases(each),
        ...endsCallCases(each),
        ...editorCases(each),
        ...previewCallCases(each),
        ...(hasPages(each.entity) ? [...addressCases(each), ...discoveryCases(each)] : []),
        ...(PLAYED.includes(each.entity.area)
          ? [
              ...draftCases(each),
              ...(hasPages(each.entity) ? [...addressLives(each), ...discoveryLives(each)] : []),
              ...incompleteCases(each),
              ...plannedCases(each),
              ...scheduleCases(each),
              ...endsCases(each),
              ...liveBulkCases(each),
              ...returnCases(each),
              ...reviewCases(each),
              ...reviewAnswerCases(each),
              ...previewCases(each),
              ...previewAnswerCases(each),
              ...refusedAnswerCases(each),
            ]
          : []),
      ],
    ]),
    ['previews of the whole site', first ? sitePreviewCases(first) : []],
    [
      'releases',
      one && other ? [...releaseCases(one, other), ...releaseRefusalCases(one, other)] : [],
    ],
  ]
}
