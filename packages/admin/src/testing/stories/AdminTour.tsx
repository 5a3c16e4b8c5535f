import { useState } from 'react'

import { AdminAt } from './AdminAt'

export interface AdminTourProps {
  /** Addresses to look at, one after the other. */
  paths: string[]
}

/** The console at one address after the other, each reached as if it was typed in. */
export function AdminTour({ paths }: AdminTourProps) {
  const [path, setPath] = useState(paths[0] ?? '/')
  return (
    <>
      <label>
        Address{' '}
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
