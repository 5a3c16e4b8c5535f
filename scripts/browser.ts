import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

import { chromium } from 'playwright'

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** Flags for a browser that runs as root, calls nobody and draws the same pixels everywhere. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]

/** The path of an installed Chrome or Chromium, or of Playwright's own; undefined where there is none. */
export function findBrowser(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter)
  const installed = COMMANDS.flatMap((command) => onPath.map((folder) => join(folder, command)))
  const named = process.env.CHROME_PATH ? [process.env.CHROME_PATH] : []
  return [...named, ...installed, ...PLACES, chromium.executablePath()].find(canRun)
}

/** Finds a browser or installs one: Playwright's own, else by the system's package manager. Throws a sentence if nothing works. */
export function requireBrowser(): string {
  const found = findBrowser()
  if (found) return found
  for (const [command, ...words] of INSTALLERS) {
    console.log(`No Chrome or Chromium found; trying: ${[command, ...words].join(' ')}`)
    spawnSync(command, words, {
      stdio: 'inherit',
      timeout: 300_000,
      shell: process.platform === 'win32',
    })
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error(
    'No browser for the story tests: install Chrome or Chromium, or name one in CHROME_PATH.',
  )
}

const INSTALLERS: [string, ...string[]][] = [
  ['npx', 'playwright', 'install', 'chromium'],
  ['apt-get', 'update', '-qq'],
  ['apt-get', 'install', '-y', '-qq', 'chromium'],
  ['sudo', '-n', 'apt-get', 'install', '-y', '-qq', 'chromium'],
  ['dnf', 'install', '-y', '-q', 'chromium'],
  ['apk', 'add', '--quiet', 'chromium'],
  ['brew', 'install', '--cask', 'chromium'],
]

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
