import { useState } from 'react'

import { ConsoleAt } from './ConsoleAt'

export interface ConsoleTourProps {
  /** Addresses to look at, one after the other. */
  paths: string[]
}

/** The console at one address after the other, each reached as if it was typed in. */
export function ConsoleTour({ paths }: ConsoleTourProps) {
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
      <ConsoleAt key={path} path={path} />
    </>
  )
}
