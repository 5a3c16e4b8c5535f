import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { root } from './paths'
import { writeStorybook, type TinyStories } from './testing/tinyStorybook'

const STORYBOOK = 'node_modules/.cache/pictures/storybook'
const STORIES = { 'Badge/Neutral': badge('#707070'), 'Badge/Success': 'Same', 'Form/Empty': 'Form' }
const RENDERER = 'Chromium 1.0, 0123456789ab'

const folder = mkdtempSync(join(tmpdir(), 'staff-pictures-'))
const list = join(folder, '.storybook/pictures.txt')

beforeAll(() => {
  mkdirSync(join(folder, '.storybook'))
  mkdirSync(join(folder, STORYBOOK), { recursive: true })
})

afterAll(() => rmSync(folder, { recursive: true }))

/** Text, and one pixel of a colour. */
function badge(colour: string): string {
  return `<p>Text</p><i style="position:absolute;left:40px;top:9px;width:1px;height:1px;background:${colour}"></i>`
}

/** Compares the pictures of stories in Playwright, as `npm run test:visual` does after its build. */
function compare(stories: TinyStories, ...args: string[]) {
  writeStorybook(stories, join(folder, STORYBOOK))
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config=scripts/visual']
  return run(...playwright, '--workers=1', '--retries=0', ...args)
}

/** Accepts the pictures of stories; returns the lines of the list. */
function update(stories: TinyStories, ...args: string[]) {
  const { status } = compare(stories, '--update-snapshots=changed', ...args)
  return { status, lines: readFileSync(list, 'utf8').split('\n') }
}

function run(...command: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    env: { ...process.env, PICTURES_ROOT: folder, PICTURES_RENDERER: RENDERER },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

function names(lines: readonly string[]): string[] {
  return lines.map((line) => line.replace(/ [\da-f]{12}$/, ''))
}

// Each test continues with the list of the one before.
describe('npm run test:visual', { timeout: 120_000 }, () => {
  it('accepts all pictures, and passes while nothing changes', () => {
    const { status, lines } = update(STORIES)
    expect(status).toBe(0)
    expect(lines[1]).toBe(`# renderer: ${RENDERER}`)
    expect(names(lines).slice(2)).toEqual([
      'badge--neutral 1280 dark',
      'badge--neutral 1280 light',
      'badge--success 1280 dark',
      'badge--success 1280 light',
      'form--empty 1280 dark',
      'form--empty 1280 light',
      '',
    ])
    expect(compare(STORIES).status).toBe(0)
  })

  it('finds one changed pixel in both themes, a new story and a removed story', () => {
    const { status, output } = compare({
      'Badge/Neutral': badge('#717070'),
      'Badge/Success': 'Same',
      'Form/Filled': 'New',
    })
    expect(status).toBe(1)
    expect(output).toContain('≠ changed: badge--neutral 1280 light, pixels: 1\n')
    expect(output).toContain('≠ changed: badge--neutral 1280 dark, pixels: 1\n')
    expect(output).toContain('+ new: form--filled 1280 light\n')
    expect(output).toContain('- no story: form--empty\n')
    expect(output).not.toContain('badge--success')
    // The small stories have no themes: expected, actual and difference of the badge, and the new picture.
    const files = readdirSync(join(folder, 'reports/pictures/data'))
    expect(files.filter((file) => file.endsWith('.png'))).toHaveLength(4)
  })

  it('updates the lines of the chosen stories that changed', () => {
    const before = readFileSync(list, 'utf8').split('\n')
    const stories = { ...STORIES, 'Badge/Neutral': badge('#f00'), 'Form/Empty': 'Changed' }
    const { lines } = update(stories, '-g', 'Badge')
    expect(names(lines)).toEqual(names(before))
    expect(names(lines.filter((line) => !before.includes(line)))).toEqual([
      'badge--neutral 1280 dark',
      'badge--neutral 1280 light',
    ])
  })

  it('keeps the accepted pictures of a story that fails', () => {
    const before = readFileSync(list, 'utf8').split('\n')
    const stories = { ...STORIES, 'Badge/Neutral': badge('#f00') }
    const { status, lines } = update({ ...stories, 'Form/Empty': 'throw:No such button' })
    expect(status).toBe(1)
    expect(lines).toEqual(before)
  })

  it.each(['', '-g Badge --update'])('refuses the list of another renderer: %s', (args) => {
    const command = ['node_modules/tsx/dist/cli.mjs', 'scripts/visual.ts']
    const { status, output } = run(...command, ...args.split(' ').filter(Boolean))
    expect(status).toBe(1)
    expect(output).toMatch(
      /^The accepted pictures are from Chromium 1\.0, 0123456789ab, and this machine draws with Chromium .*\n$/,
    )
  })
})
