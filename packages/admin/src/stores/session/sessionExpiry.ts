import { proxy } from 'valtio'

/** When the session ends, in milliseconds of this device's clock: without another call, and in any case. */
export interface SessionExpiry {
  idleAt: number
  finalAt: number
}

const UNKNOWN: SessionExpiry = { idleAt: Infinity, finalAt: Infinity }

/** What the server's last answer said about the end of the session. */
export const sessionExpiry = proxy<SessionExpiry>({ ...UNKNOWN })

/** Reads the headers with which every answer to a logged in person tells how many seconds are left. */
export function updateSessionExpiry(header: (name: string) => string | null): void {
  const idleAt = momentOf(header('Session-Idle-Ends-In'))
  const finalAt = momentOf(header('Session-Ends-In'))
  if (idleAt !== undefined && finalAt !== undefined)
    Object.assign(sessionExpiry, { idleAt, finalAt })
}

/** Another tab of the same session heard of a later end. */
export function extendSessionExpiry({ idleAt, finalAt }: SessionExpiry): void {
  if (idleAt > sessionExpiry.idleAt) Object.assign(sessionExpiry, { idleAt, finalAt })
}

/** The session is over; the next one has ends of its own. */
export function resetSessionExpiry(): void {
  Object.assign(sessionExpiry, UNKNOWN)
}

function momentOf(seconds: string | null): number | undefined {
  return seconds && /^\d+$/.test(seconds) ? Date.now() + Number(seconds) * 1000 : undefined
}
