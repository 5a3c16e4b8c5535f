import { useEffect, useState } from 'react'

const EVERY = 30_000

/** The present. A screen that tells what is past and what is to come renders again twice a minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY)
    return () => clearInterval(timer)
  }, [])
  return now
}
