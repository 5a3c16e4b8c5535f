import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a server keeps in memory after it has collected its garbage, in megabytes. */
export interface Memory {
  /** JavaScript's objects and the buffers that belong to them. */
  heap: number
  /** All that the system has given to the process. */
  resident: number
}

/** Lets a server be asked for its memory: `env` for its start, `ask` with its process id. */
export function memoryReports() {
  const folder = mkdtempSync(join(tmpdir(), 'staff-soak-'))
  const path = join(folder, 'memory.json')
  return {
    env: {
      NODE_OPTIONS: `--import ${new URL('reportMemory.mjs', import.meta.url).href}`,
      MEMORY_REPORT: path,
    },
    async ask(pid: number): Promise<Memory> {
      rmSync(path, { force: true })
      process.kill(pid, 'SIGUSR2')
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- each look waits for the one before it
        await sleep(50)
        const report = read(path)
        if (report) return report
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function read(path: string): Memory | undefined {
  try {
    // reportMemory.mjs wrote it.
    const { heapUsed, external, rss } = JSON.parse(readFileSync(path, 'utf8')) as NodeJS.MemoryUsage
    return { heap: (heapUsed + external) / 1e6, resident: rss / 1e6 }
  } catch {
    return undefined
  }
}

/** By how much memory grew between the first and the last of some measurements: between the medians of both ends. */
export function growthOf(measured: Memory[], which: keyof Memory): number {
  const end = Math.max(1, Math.min(6, Math.floor(measured.length / 2)))
  const values = measured.map((memory) => memory[which])
  return median(values.slice(-end)) - median(values.slice(0, end))
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
