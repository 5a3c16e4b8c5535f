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
const INSTALLERS: [string, ...string[]][] = [
  ['npx', 'playwright', 'install', 'chromium'],
  ['apt-get', 'update', '-qq'],
  ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ['sudo', '-n', 'apt-get', 'update', '-qq'],
  [
    'sudo',
    '-n',
    'apt-get',
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    'chromium',
    'fonts-liberation',
  ],
  ['dnf', 'install', '-y', '-q', 'chromium'],
  ['apk', 'add', '--quiet', 'chromium'],
  ['brew', 'install', '--cask', 'chromium'],
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
  return candidates().find(isProgram)
}

/**
 * Finds a browser that really starts, or installs one: Playwright's own, else by the system's package manager.
 * Throws a sentence if nothing works.
 */
export function requireBrowser(): string {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH && !starts(CHROME_PATH))
    throw new Error(`CHROME_PATH names ${CHROME_PATH}, which is no browser that starts here.`)
  return findWorking() ?? install(INSTALLERS)
}

function install([installer, ...others]: typeof INSTALLERS): string {
  if (!installer)
    throw new Error(
      'No browser for the story tests: install Chrome or Chromium, or name one in CHROME_PATH.',
    )
  const [command, ...words] = installer
  if (isInstalled(command)) {
    console.log(`No Chrome or Chromium found; trying: ${installer.join(' ')}`)
    spawnSync(command, words, {
      stdio: 'inherit',
      timeout: 300_000,
      shell: process.platform === 'win32',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  return findWorking() ?? install(others)
}

function findWorking(): string | undefined {
  return candidates().filter(isProgram).find(starts)
}

function candidates(): string[] {
  const named = process.env['CHROME_PATH'] ? [process.env['CHROME_PATH']] : []
  return [...named, ...COMMANDS.flatMap(onPath), ...PLACES, chromium.executablePath()]
}

function isInstalled(command: string): boolean {
  return process.platform === 'win32' || onPath(command).some(isProgram)
}

function onPath(command: string): string[] {
  return (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, command))
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whether it runs at all: a program can lack its libraries, or be a stub that only tells how to install it. */
function starts(path: string): boolean {
  // On Windows a browser asked for its version opens a window and says nothing.
  if (process.platform === 'win32') return isProgram(path)
  return spawnSync(path, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0
}
