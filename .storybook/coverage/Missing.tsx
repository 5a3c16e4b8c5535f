import { Banner } from '../../packages/ui/src/Banner/Banner'
import { missingOf, type Part } from './parts'

/** Lists everything that has no story. */
export function Missing({ parts }: { parts: readonly Part[] }) {
  const missing = parts.flatMap(missingOf)
  if (missing.length === 0) return <Banner tone="success" title="Nothing is missing" />
  return (
    <Banner tone="warn" title={`Missing: ${missing.length}`}>
      <ul>
        {missing.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Banner>
  )
}
