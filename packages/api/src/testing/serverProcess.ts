import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The exit of a server process and its output. */
export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  out: string
  err: string
}

/** A server in a process of its own. */
export interface ServerProcess {
  /** Its URL, without a trailing slash. */
  url: string
  pid: number
  /** Its output so far. */
  printed: () => string
  /** Sends a signal and waits for the exit. */
  end(signal: NodeJS.Signals): Promise<Ended>
}

type Env = Record<string, string>

/** Runs a bundled server or command until it exits. */
export async function runServer(path: string, env: Env, words: string[] = []): Promise<Ended> {
  return run(path, env, words).ended
}

/** Starts a bundled server on a free port and kills it after a number of milliseconds. */
export async function killStart(path: string, env: Env, afterMs: number): Promise<Ended> {
  const { child, ended } = run(path, { PORT: '0', ...env })
  const timer = setTimeout(() => child.kill('SIGKILL'), afterMs)
  const end = await ended
  clearTimeout(timer)
  return end
}

/** Starts a bundled server on a free port and waits until it prints its URL. `words` are arguments, `cwd` is its folder. */
export async function startServer(
  path: string,
  env: Env,
  { words = [], cwd }: { words?: string[]; cwd?: string } = {},
): Promise<ServerProcess> {
  const { child, printedUrl, ended, printed } = run(
    path,
    { PORT: '0', LOG_LEVEL: 'warn', ...env },
    words,
    cwd,
  )
  const first = await Promise.race([printedUrl, ended])
  if (typeof first !== 'string') throw new Error(`The server did not start: ${first.err}`)
  return {
    url: first,
    pid: child.pid ?? 0,
    printed,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

function run(path: string, env: Env, words: string[] = [], cwd?: string) {
  const child = spawn(process.execPath, [path, ...words], {
    ...(cwd !== undefined && { cwd }),
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  const printedUrl = new Promise<string>((done) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
      const url = /^Staff console: (http:\S+)$/m.exec(out)?.[1]
      if (url) done(url)
    })
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  // A failed test must not leave a server running.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'close').then(() => {
    process.off('exit', kill)
    return { code: child.exitCode, signal: child.signalCode, out, err }
  })
  return { child, printedUrl, ended, printed: () => out }
}
