import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { askGit } from './git'
import { root } from './places'

const OURS = '@staff'

/** Lends a checkout of a commit to a piece of work, with the packages that are installed here, and removes it. */
export async function withCheckout<T>(
  commit: string,
  work: (checkout: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'staff-pictures-'))
  const checkout = join(folder, 'checkout')
  try {
    if (askGit('worktree', 'add', '--detach', checkout, commit) === undefined)
      throw new Error(`git could not check out ${commit}.`)
    for (const part of ['', ...workspaces(checkout)]) shareModules(part, checkout)
    return await work(checkout)
  } finally {
    askGit('worktree', 'remove', '--force', checkout)
    rmSync(folder, { recursive: true, force: true })
  }
}

function workspaces(checkout: string): string[] {
  return ['packages', 'apps'].flatMap((part) =>
    namesIn(join(checkout, part)).map((name) => join(part, name)),
  )
}

/** Packages from outside are shared; our own are those of the checkout, or the old stories would show new components. */
function shareModules(part: string, checkout: string): void {
  const [from, to] = [root, checkout].map((base) => join(base, part, 'node_modules')) as [
    string,
    string,
  ]
  const names = namesIn(from).filter((name) => name !== OURS && !name.startsWith('.'))
  mkdirSync(to, { recursive: true })
  for (const name of names) symlinkSync(join(from, name), join(to, name))
  if (part !== '') return
  mkdirSync(join(to, OURS))
  for (const workspace of workspaces(checkout)) {
    const name = workspace.split(/[/\\]/).at(-1) ?? ''
    symlinkSync(join(checkout, workspace), join(to, OURS, name))
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
