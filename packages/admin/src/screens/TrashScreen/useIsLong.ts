import { useEffect, useState } from 'react'

/** Most work is over before a dialog could be read. */
const LONG_MS = 400

/** Whether work takes so long that its progress is worth a dialog. */
export function useIsLong(isRunning: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isRunning])
  return isLong
}
