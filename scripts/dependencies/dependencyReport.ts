/** The outcome of `npm audit`: its advisories, or why they are unknown. */
export interface AuditOutcome {
  /** One sentence for each production package with a known advisory. */
  advisories: string[]
  /** Why the advisories are unknown; undefined if the registry responded. */
  unknown?: string
}

interface Vulnerability {
  name: string
  severity: string
  range: string
  via: (string | { title: string; url: string })[]
}

/** Reads the output of `npm audit --json`. Anything but an audit report makes the advisories unknown. */
export function readAudit(output: string): AuditOutcome {
  const report = parseJson(output)
  if (!isObject(report)) return { advisories: [], unknown: 'npm audit printed nothing' }
  if (!isObject(report['vulnerabilities']))
    return { advisories: [], unknown: firstLine(report['message'] ?? 'the output is no report') }
  // npm defines the report; its version 2 has these fields.
  const found = Object.values(report['vulnerabilities']) as Vulnerability[]
  return { advisories: found.map(describe) }
}

/** The part of package-lock.json that is read. */
export interface Lock {
  packages: Record<string, { version?: string; hasInstallScript?: boolean }>
}

/**
 * Lists the packages with an install script, as 'name version': those that `allowScripts` of package.json allows, and
 * those that it does not name.
 */
export function installScripts(lock: Lock, allowScripts: Record<string, boolean> = {}) {
  const scripts = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path, { version = '' }]) => ({ name: path.replace(/^.*node_modules\//, ''), version }))
  const decisionOn = ({ name, version }: { name: string; version: string }) =>
    allowScripts[`${name}@${version}`] ?? allowScripts[name]
  const withDecision = (decision: boolean | undefined) =>
    scripts
      .filter((each) => decisionOn(each) === decision)
      .map(({ name, version }) => `${name} ${version}`)
  return { allowed: withDecision(true), undecided: withDecision(undefined) }
}

function describe({ name, severity, range, via }: Vulnerability): string {
  const reasons = via.map((each) =>
    typeof each === 'string' ? `through ${each}` : `${each.title} (${each.url})`,
  )
  return `${name} ${range}, ${severity}: ${reasons.join('; ')}`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

// Hides the URL of the registry, which may be private.
function firstLine(message: unknown): string {
  const [line = ''] = String(message).split('\n')
  return line.replace(/ - \w+ \S+$/, '').replaceAll(/https?:\S+/g, 'the registry')
}
