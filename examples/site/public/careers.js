import { read } from './api.js'
import { drawCareer, drawPosition, h } from './draw.js'
import { intro, link, linked, section, story } from './page.js'
import { readPage, region, to, word } from './place.js'
import { describePage, plainText } from './search.js'

// The pages of vacancies.

export async function careers() {
  const [open, limited] = await Promise.all([
    read('careers', { region, pageSize: 50 }),
    read('contractual-positions', { region, pageSize: 50 }),
  ])
  return [
    'Careers',
    intro('Careers', 'Work with people who explain, review kindly and go home on time.'),
    section(
      'Open positions',
      open.records.map((each) =>
        linked(drawCareer(each), to(`careers/${each.slug ?? each.jobId}`)),
      ),
    ),
    section(
      'For a limited time',
      limited.records.map((each) =>
        linked(drawPosition(each), to(`contractual-positions/${each.slug ?? each.id}`)),
      ),
    ),
  ]
}

export async function career() {
  const record = await readPage('careers')
  if (!record) return undefined
  describePage(record, { text: plainText(record.description) })
  await tellJobSearches('careers')
  return [
    record.metaTitle || record.title,
    story(drawCareer(record), link(to('careers'), '← All positions')),
  ]
}

export async function position() {
  const record = word && (await readPage('contractual-positions'))
  if (!record) return undefined
  describePage(record, { text: record.summary })
  await tellJobSearches('contractual-positions')
  return [
    record.metaTitle || record.role,
    story(drawPosition(record), link(to('careers'), '← All positions')),
  ]
}

/** Adds what job searches read to the page. Without it, the page is the same for people. */
async function tellJobSearches(area) {
  const posting = await read(`${area}/${word}/job-posting`, { region }).catch(() => undefined)
  if (!posting) return
  const attributes = { type: 'application/ld+json', 'data-record': '' }
  document.head.append(h('script', attributes, JSON.stringify(posting)))
}
