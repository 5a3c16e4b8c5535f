import { blogFixtures } from '@staff/content/blog/blog.fixtures'

import type { FakeApiOptions } from '../../../testing/fakeApi'
import { careersByStatus, careerWith } from '../../ListScreen/live/stories/careersByStatus'

/** Two articles link to it. */
export const linkedTwice = careerWith('Published')

/** One article links to it. */
export const linkedOnce = careerWith('Published and changed')

/** Nothing uses it. */
export const notLinked = careerWith('Unpublished')

const link = ({ title, jobId }: { title: string; jobId: string }) =>
  `[${title}](record:careers/${jobId})`

const TEXTS = [
  `We look for people: ${link(linkedTwice)}, ${link(linkedOnce)}.`,
  `Work with us as ${link(linkedTwice)}.`,
]

/** Careers of each status, and articles that link to some. */
export const linkedCareers: FakeApiOptions = {
  ...careersByStatus,
  records: {
    ...careersByStatus.records,
    blogs: blogFixtures.records
      .filter(({ kind }) => kind === 'Article')
      .slice(0, 3)
      .map((each, index) => Object.assign({}, each, { description: TEXTS[index] ?? 'No link.' })),
  },
}
