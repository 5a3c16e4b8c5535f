import { renameSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Loaded into a server that is measured: at SIGUSR2 it collects its garbage and writes what it keeps in memory.

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
const path = process.env.MEMORY_REPORT

process.on('SIGUSR2', () => {
  collect()
  collect()
  // Under another name first: whoever waits for the report finds a whole one.
  writeFileSync(`${path}.part`, JSON.stringify(process.memoryUsage()))
  renameSync(`${path}.part`, path)
})
