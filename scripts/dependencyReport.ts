/** What `npm audit --json` says: advisories by package, or why the registry did not answer. */
export interface AuditOutcome {
  /** One sentence for each production package with a known advisory. */
  advisories: string[]
  /** Why nothing is known; undefined where the registry has answered. */
  unknown?: string
}

interface Vulnerability {
  name: string
  severity: string
  range: string
  via: (string | { title: string; url: string })[]
}

/** Reads the JSON that `npm audit` writes. What is not an audit's report is no answer. */
export function readAudit(output: string): AuditOutcome {
  const report = parsed(output)
  if (!isObject(report)) return { advisories: [], unknown: 'npm audit has answered with nothing' }
  if (!isObject(report['vulnerabilities']))
    return { advisories: [], unknown: firstLine(report['message'] ?? 'the answer is no report') }
  // The report is npm's own; its version 2 has these fields.
  const found = Object.values(report['vulnerabilities']) as Vulnerability[]
  return { advisories: found.map(sentence) }
}

/** What of the package lock is read. */
export interface Lock {
  packages: Record<string, { version?: string; hasInstallScript?: boolean }>
}

/**
 * The packages that run a script when they are installed, unless `allowScripts` of package.json forbids it: those that
 * are allowed by name, and those that nobody has decided about.
 */
export function installScripts(lock: Lock, allowScripts: Record<string, boolean> = {}) {
  const scripts = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path, { version = '' }]) => ({ name: path.replace(/^.*node_modules\//, ''), version }))
  const decided = ({ name, version }: { name: string; version: string }) =>
    allowScripts[`${name}@${version}`] ?? allowScripts[name]
  const named = (decision: boolean | undefined) =>
    scripts
      .filter((each) => decided(each) === decision)
      .map(({ name, version }) => `${name} ${version}`)
  return { allowed: named(true), unexpected: named(undefined) }
}

function sentence({ name, severity, range, via }: Vulnerability): string {
  const reasons = via.map((each) =>
    typeof each === 'string' ? `through ${each}` : `${each.title} (${each.url})`,
  )
  return `${name} ${range}, ${severity}: ${reasons.join('; ')}`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

// The address of the registry is the machine's own business.
function firstLine(message: unknown): string {
  const [line = ''] = String(message).split('\n')
  return line.replace(/ - \w+ \S+$/, '').replaceAll(/https?:\S+/g, 'the registry')
}
