import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { installScripts, readAudit, type Lock } from './dependencyReport'

// `npm run dependencies`: fails for a production dependency with a known advisory, and for a package that would run a
// script at its installation without anybody having decided about it. Writes the list of what production consists of.

const root = fileURLToPath(new URL('..', import.meta.url))
const sbom = join(root, 'reports', 'sbom.cdx.json')

const failures = [...checkAdvisories(), ...checkInstallScripts(), ...writeSbom()]
for (const failure of failures) console.error(`✗ ${failure}`)
process.exitCode = failures.length > 0 ? 1 : 0

function checkAdvisories(): string[] {
  const { advisories, unknown } = readAudit(npm('audit', '--omit=dev', '--json'))
  if (unknown !== undefined)
    console.log(`! Whether there are advisories is not known: the registry says "${unknown}".`)
  else if (advisories.length === 0) console.log('✓ No production dependency has a known advisory.')
  return advisories
}

function checkInstallScripts(): string[] {
  // Both files are npm's own, and `npm ci` has read them before.
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    allowScripts?: Record<string, boolean>
  }
  const { allowed, unexpected } = installScripts(lock, allowScripts)
  const names = allowed.length > 0 ? allowed.join(', ') : 'of none'
  if (unexpected.length === 0) console.log(`✓ Install scripts that run: ${names}.`)
  return unexpected.map(
    (name) => `${name} has an install script; decide about it in allowScripts of package.json`,
  )
}

function writeSbom(): string[] {
  const text = npm('sbom', '--sbom-format=cyclonedx', '--omit=dev')
  if (!text.includes('"bomFormat"')) return ['npm sbom has written nothing']
  mkdirSync(join(root, 'reports'), { recursive: true })
  writeFileSync(sbom, text)
  console.log('✓ What production consists of is in reports/sbom.cdx.json.')
  return []
}

function npm(...words: string[]): string {
  const { stdout } = spawnSync('npm', words, {
    cwd: root,
    encoding: 'utf8',
    // A registry that does not answer is no reason to wait for minutes.
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  return stdout ?? ''
}
