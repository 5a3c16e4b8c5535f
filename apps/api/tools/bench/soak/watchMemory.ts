import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The memory of a server after a garbage collection, in megabytes. */
export interface Memory {
  /** The JavaScript heap and its buffers. */
  heap: number
  /** The resident memory of the process. */
  resident: number
}

/** Measures the memory of a server: `env` for its start, `ask` with its process id. */
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
    // reportMemory.mjs wrote this file.
    const { heapUsed, external, rss } = JSON.parse(readFileSync(path, 'utf8')) as NodeJS.MemoryUsage
    return { heap: (heapUsed + external) / 1e6, resident: rss / 1e6 }
  } catch {
    return undefined
  }
}

/** The growth of memory: the difference between the medians of the first and the last measurements. */
export function growthOf(measured: Memory[], which: keyof Memory): number {
  const end = Math.max(1, Math.min(6, Math.floor(measured.length / 2)))
  const values = measured.map((memory) => memory[which])
  return median(values.slice(-end)) - median(values.slice(0, end))
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
