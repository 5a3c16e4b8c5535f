import { writeFileSync } from 'node:fs'

import type {
  FullConfig,
  FullResult,
  Reporter,
  TestCase,
  TestResult,
} from '@playwright/test/reporter'

import { paths } from './paths'
import { formatPictureList, readPictureList, storyIdOf } from './pictureList'
import { readStories } from './storyList'

/** Writes the list of accepted pictures on `--update`, and otherwise fails where the list names a story that is gone. */
export default class ListReporter implements Reporter {
  private isUpdate = false
  private readonly drawn = new Map<string, string>()

  onBegin({ updateSnapshots }: FullConfig) {
    this.isUpdate = updateSnapshots === 'changed'
  }

  onTestEnd(_test: TestCase, { status, annotations }: TestResult) {
    if (status !== 'passed') return
    for (const { type, description = '' } of annotations) {
      const [story = '', width, theme, hash = ''] = description.split(' ')
      if (type === 'picture') this.drawn.set(`${story} ${width} ${theme}`, hash)
    }
  }

  async onEnd(): Promise<Partial<FullResult>> {
    const stories = new Set(readStories(paths.storybook).map(({ id }) => id))
    if (this.isUpdate) {
      this.writeList(stories)
      return {}
    }
    const listed = new Set([...readPictureList(paths.list).hashes.keys()].map(storyIdOf))
    const gone = [...listed].filter((id) => !stories.has(id))
    for (const id of gone) console.log(`- no story: ${id}`)
    return gone.length > 0 ? { status: 'failed' } : {}
  }

  /** Replaces the pictures of the stories that were drawn, and keeps those of the other stories that exist. */
  private writeList(stories: ReadonlySet<string>): void {
    const renderer = process.env['PICTURES_RENDERER'] ?? ''
    const before = readPictureList(paths.list)
    const updated = new Set([...this.drawn.keys()].map(storyIdOf))
    const kept = [...before.hashes].filter(([name]) => {
      const id = storyIdOf(name)
      return before.renderer === renderer && stories.has(id) && !updated.has(id)
    })
    const hashes = new Map([...kept, ...this.drawn])
    writeFileSync(paths.list, formatPictureList({ renderer, hashes }))
    console.log(`The list holds ${hashes.size} pictures.`)
  }
}
