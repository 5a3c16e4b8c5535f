import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { installScripts, readAudit, type Lock } from './dependencies/dependencyReport'

// `npm run dependencies`: fails if a production dependency has a known advisory, or if a package has an install script that
// `allowScripts` of package.json neither allows nor forbids. Writes the software bill of materials of production.

const root = fileURLToPath(new URL('..', import.meta.url))
const sbom = join(root, 'reports', 'sbom.cdx.json')

const failures = [...checkAdvisories(), ...checkInstallScripts(), ...writeSbom()]
for (const failure of failures) console.error(`✗ ${failure}`)
process.exitCode = failures.length > 0 ? 1 : 0

function checkAdvisories(): string[] {
  const { advisories, unknown } = readAudit(npm('audit', '--omit=dev', '--json'))
  if (unknown !== undefined)
    console.log(`! The advisories are unknown: the registry says "${unknown}".`)
  else if (advisories.length === 0) console.log('✓ No production dependency has a known advisory.')
  return advisories
}

function checkInstallScripts(): string[] {
  // npm defines the format of both files, and `npm ci` has validated them.
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    allowScripts?: Record<string, boolean>
  }
  const { allowed, undecided } = installScripts(lock, allowScripts)
  const names = allowed.length > 0 ? allowed.join(', ') : 'none'
  if (undecided.length === 0) console.log(`✓ Allowed install scripts: ${names}.`)
  return undecided.map(
    (name) => `${name} has an install script: allow or forbid it in allowScripts of package.json`,
  )
}

function writeSbom(): string[] {
  const text = npm('sbom', '--sbom-format=cyclonedx', '--omit=dev')
  if (!text.includes('"bomFormat"')) return ['npm sbom wrote no bill of materials']
  mkdirSync(join(root, 'reports'), { recursive: true })
  writeFileSync(sbom, text)
  console.log('✓ The software bill of materials is in reports/sbom.cdx.json.')
  return []
}

function npm(...args: string[]): string {
  const { stdout } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    // npm itself waits much longer for a registry that does not respond.
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  return stdout ?? ''
}
