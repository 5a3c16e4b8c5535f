import { proxy } from 'valtio'

/** When the session ends, in milliseconds since 1970 by the clock of this device. */
export interface SessionExpiry {
  /** The end without further activity. */
  idleAt: number
  /** The end of the maximum duration. */
  finalAt: number
}

const UNKNOWN: SessionExpiry = { idleAt: Infinity, finalAt: Infinity }

/** The end of the session according to the last response. */
export const sessionExpiry = proxy<SessionExpiry>({ ...UNKNOWN })

/** Reads the remaining seconds of the session from the headers of a response. */
export function updateSessionExpiry(header: (name: string) => string | null): void {
  const idleAt = timestampOf(header('Session-Idle-Ends-In'))
  const finalAt = timestampOf(header('Session-Ends-In'))
  if (idleAt !== undefined && finalAt !== undefined)
    Object.assign(sessionExpiry, { idleAt, finalAt })
}

/** Takes a later end from another tab of the same session. */
export function extendSessionExpiry({ idleAt, finalAt }: SessionExpiry): void {
  if (idleAt > sessionExpiry.idleAt) Object.assign(sessionExpiry, { idleAt, finalAt })
}

/** Resets the end to unknown, for the next session. */
export function resetSessionExpiry(): void {
  Object.assign(sessionExpiry, UNKNOWN)
}

function timestampOf(seconds: string | null): number | undefined {
  return seconds && /^\d+$/.test(seconds) ? Date.now() + Number(seconds) * 1000 : undefined
}
