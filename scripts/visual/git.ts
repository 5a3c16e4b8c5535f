import { spawnSync } from 'node:child_process'

import { root } from './places'

/** What git answers to a question about this repository; undefined where it has no answer. */
export function askGit(...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * The commit before the state that is looked at: HEAD while something is not committed, else its parent.
 * Undefined where there is none, as in a checkout without history.
 */
export function findParent(): string | undefined {
  const isClean = askGit('status', '--porcelain', '--untracked-files=no') === ''
  return findCommit(isClean ? 'HEAD^' : 'HEAD')
}

/** The full name of a commit; undefined where there is no such one. */
export function findCommit(name: string): string | undefined {
  return askGit('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
}

/** A file as it was in a commit; empty where it did not exist. */
export function readCommitted(commit: string, path: string): string {
  return askGit('show', `${commit}:${path}`) ?? ''
}
