import { useState } from 'react'

import { AdminAt } from './AdminAt'

export interface AdminTourProps {
  /** The paths to visit. */
  paths: string[]
}

/** The admin with a select of paths. Each path starts with a new history, as if it was typed. */
export function AdminTour({ paths }: AdminTourProps) {
  const [path, setPath] = useState(paths[0] ?? '/')
  return (
    <>
      <label>
        Path{' '}
        <select value={path} onChange={(event) => setPath(event.target.value)}>
          {paths.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <AdminAt key={path} path={path} />
    </>
  )
}
