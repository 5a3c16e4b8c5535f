import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  type ResultOf,
} from '@staff/contract'
import { queryOptions, type QueryClient } from '@tanstack/react-query'

import { setFactorState } from '../../stores/session/auth'
import { ApiError } from '../http/ApiError'
import { callApi } from '../http/callApi'
import { refusalOf, type Refusal } from '../http/refusal'
import { sessionQueries } from '../records/recordQueries'

/** The query about the user's own second factor. */
export const ownFactorQuery = queryOptions({
  queryKey: ['session', 'second-factor'] as const,
  queryFn: ({ signal }) => callApi(readSecondFactor, { signal }),
})

/** Sets whether the user has a second factor now, and reads again what says more about it. */
export function changeOwnFactor(client: QueryClient, state: 'on' | 'off'): void {
  setFactorState(state)
  void client.invalidateQueries(ownFactorQuery)
  void client.invalidateQueries(sessionQueries.me())
}

/** The outcome of a call that needs a confirmed password. The message is for the user. */
export type FactorOutcome<Got> =
  | { status: 'done'; got: Got }
  /** The user did not confirm their password. */
  | { status: 'cancelled' }
  | { status: 'failed'; message: string }

/** What an authenticator app needs: the secret as text, and as the address in a QR code. */
export type FactorSetup = ResultOf<typeof beginSecondFactor>

/** Begins to set up an authenticator app. */
export function beginSetupCall(): Promise<FactorOutcome<FactorSetup>> {
  return outcomeOf(callApi(beginSecondFactor))
}

/** Replaces the recovery codes of the user, and resolves to the new ones. */
export function renewCodesCall(): Promise<FactorOutcome<readonly string[]>> {
  return outcomeOf(callApi(renewRecoveryCodes).then(({ recoveryCodes }) => recoveryCodes))
}

/** Turns the second factor of the user off. */
export function turnOffCall(): Promise<FactorOutcome<void>> {
  return outcomeOf(callApi(endSecondFactor).then(() => undefined))
}

/** The outcome of the first code of an app. The messages are for the user. */
export type ConfirmSetupOutcome = { status: 'on'; recoveryCodes: readonly string[] } | Refusal

/** Turns the second factor on with the first code of the app. */
export async function confirmSetupCall(typed: { code: string }): Promise<ConfirmSetupOutcome> {
  try {
    return { status: 'on', ...(await callApi(confirmSecondFactor, { body: typed })) }
  } catch (error) {
    return refusalOf(error)
  }
}

async function outcomeOf<Got>(call: Promise<Got>): Promise<FactorOutcome<Got>> {
  try {
    return { status: 'done', got: await call }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'confirm') return { status: 'cancelled' }
    return { status: 'failed', message: error.message }
  }
}
