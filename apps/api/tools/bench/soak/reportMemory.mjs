import { renameSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Loaded into the measured server. On SIGUSR2 it collects garbage and writes its memory usage to a file.

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
const path = process.env.MEMORY_REPORT

process.on('SIGUSR2', () => {
  collect()
  collect()
  // Written under another name first, so that the waiting process never reads an incomplete report.
  writeFileSync(`${path}.part`, JSON.stringify(process.memoryUsage()))
  renameSync(`${path}.part`, path)
})
