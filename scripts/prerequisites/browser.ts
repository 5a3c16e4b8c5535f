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
const PATHS = [
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

/** Flags for a browser that runs as root, sends no requests of its own and draws the same pixels on every machine. */
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

/** Finds an installed Chrome or Chromium, or Playwright's own, and returns its path; undefined if there is none. */
export function findBrowser(): string | undefined {
  return candidates().find(isExecutable)
}

/**
 * Finds a browser that starts, or installs one: Playwright's own, or one from the system's package manager. Returns its
 * path. Throws if no browser starts.
 */
export function requireBrowser(): string {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH && !starts(CHROME_PATH))
    throw new Error(`CHROME_PATH is ${CHROME_PATH}, which does not start as a browser.`)
  return findStarting() ?? install(INSTALLERS)
}

function install([installer, ...rest]: typeof INSTALLERS): string {
  if (!installer)
    throw new Error(
      'The tests need a browser: install Chrome or Chromium, or set CHROME_PATH to one.',
    )
  const [command, ...args] = installer
  if (isInstalled(command)) {
    console.log(`No Chrome or Chromium found; trying: ${installer.join(' ')}`)
    spawnSync(command, args, {
      stdio: 'inherit',
      timeout: 300_000,
      shell: process.platform === 'win32',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  return findStarting() ?? install(rest)
}

function findStarting(): string | undefined {
  return candidates().filter(isExecutable).find(starts)
}

function candidates(): string[] {
  const configured = process.env['CHROME_PATH'] ? [process.env['CHROME_PATH']] : []
  return [...configured, ...COMMANDS.flatMap(onPath), ...PATHS, chromium.executablePath()]
}

function isInstalled(command: string): boolean {
  return process.platform === 'win32' || onPath(command).some(isExecutable)
}

function onPath(command: string): string[] {
  return (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, command))
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whether a program starts: its libraries may be missing, or it may be a stub that explains how to install it. */
function starts(path: string): boolean {
  // On Windows, a browser opens a window for `--version` and prints nothing.
  if (process.platform === 'win32') return isExecutable(path)
  return spawnSync(path, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0
}
