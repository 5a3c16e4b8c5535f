import {
  acceptedStep,
  codeOfStep,
  factorMessages,
  factorState,
  newRecoveryCodes,
  Problem,
  readCode,
  timeStep,
  wrongCode,
  type FactorStanding,
} from '@staff/contract'
import { FIXTURE_NOW } from '@staff/entity'

import type { FakeStore } from '../store/fakeStore'

/** The secret of the authenticator app of the user of a story. */
const FAKE_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** A recovery code of the user of a story. */
export const FAKE_RECOVERY_CODE = 'K7QD-2MXA-PZ4T-W3HC-R6YB-N5LE'

/** A code of the authenticator app now. Each works once; `later` is how many steps later it is, at most one. */
export function fakeCode({ secret = FAKE_SECRET, later = 0 } = {}): Promise<string> {
  return codeOfStep(secret, timeStep(Date.now()) + later)
}

/** What a story may say about second factors. */
export interface FakeFactorStart {
  /**
   * Where the user stands.
   * @default no second factor, and none is required
   */
  secondFactor?: Partial<FactorStanding>
  /**
   * Whether the server can keep second factors.
   * @default true
   */
  keepsSecrets?: boolean
  /** The users who have a second factor besides, by id. */
  usersWithFactor?: readonly string[]
}

interface Factor {
  secret: string | undefined
  pending: string | undefined
  lastStep: number
  codes: Set<string>
}

/** The second factors of the users, and from when roles require one. `ownId` is that of the user of the story. */
export function fakeFactors(store: FakeStore, ownId: string, start: FakeFactorStart) {
  const { secondFactor = {}, keepsSecrets = true, usersWithFactor = [] } = start
  const factors = new Map<string, Factor>()
  const required = new Map<string, string>()

  for (const id of usersWithFactor) factors.set(id, factorWith(FAKE_SECRET))
  if (secondFactor.state === 'on')
    factors.set(ownId, factorWith(FAKE_SECRET, secondFactor.recoveryCodes))

  function requiredOf(userId: string): string | null {
    const own = userId === ownId ? (secondFactor.from ?? null) : null
    const roleId = store.records('users').find(({ id }) => id === userId)?.['roleId']
    return required.get(String(roleId)) ?? own
  }

  const isOn = (userId: string) => factors.get(userId)?.secret !== undefined

  return {
    keepsSecrets,
    isOn,
    required,

    standing(userId: string): FactorStanding {
      const from = requiredOf(userId)
      const state = factorState({ isOn: isOn(userId), from }, FIXTURE_NOW)
      return { state, from, recoveryCodes: factors.get(userId)?.codes.size ?? 0 }
    },

    /** Uses a code up. Throws a 422 for a wrong one. */
    async accept(userId: string, typed: string): Promise<void> {
      const factor = factors.get(userId)
      const read = readCode(typed)
      if (read?.kind === 'recovery' && factor?.codes.delete(read.code)) return
      if (read?.kind !== 'app' || factor?.secret === undefined) throw wrongCode()
      const { secret, lastStep } = factor
      const step = await acceptedStep(read.code, { secret, lastStep, now: Date.now() })
      if (step === undefined) throw wrongCode()
      factor.lastStep = step
    },

    begin(userId: string, pending: string) {
      factors.set(userId, { ...(factors.get(userId) ?? factorWith(undefined, 0)), pending })
    },

    /** Turns on what is being set up. Resolves to the recovery codes. */
    async confirm(userId: string, typed: string): Promise<string[]> {
      const secret = factors.get(userId)?.pending
      if (secret === undefined) throw new Problem(409, factorMessages.notBegun)
      const code = readCode(typed)?.code ?? ''
      const lastStep = await acceptedStep(code, { secret, lastStep: 0, now: Date.now() })
      if (lastStep === undefined) throw wrongCode()
      const codes = newRecoveryCodes()
      factors.set(userId, { secret, pending: undefined, lastStep, codes: new Set(codes) })
      return codes
    },

    renew(userId: string): string[] {
      const factor = factors.get(userId)
      if (factor?.secret === undefined) throw new Problem(409, factorMessages.isOff)
      const codes = newRecoveryCodes()
      factor.codes = new Set(codes)
      return codes
    },

    /** Whether there was one. */
    remove(userId: string): boolean {
      const wasOn = isOn(userId)
      return factors.delete(userId) && wasOn
    },
  }
}

export type FakeFactors = ReturnType<typeof fakeFactors>

function factorWith(secret: string | undefined, count = 10): Factor {
  const codes = count > 0 ? [FAKE_RECOVERY_CODE, ...newRecoveryCodes().slice(0, count - 1)] : []
  return { secret, pending: undefined, lastStep: 0, codes: new Set(codes) }
}
