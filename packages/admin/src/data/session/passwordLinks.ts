import {
  choosePasswordByLink,
  readLink,
  readPasswordHelp,
  requestPasswordReset,
} from '@staff/contract'
import type { AskOutcome } from '@staff/forms/account/ForgotPasswordForm'
import type { ChooseOutcome, ChosenPassword } from '@staff/forms/account/ChoosePasswordForm'
import { queryOptions } from '@tanstack/react-query'

import { ApiError } from '../http/ApiError'
import { callApi } from '../http/callApi'
import { refusalOf } from '../http/refusal'

/** The queries about links with which people choose a password. */
export const passwordLinkQueries = {
  /** Whether the server sends mails, and whom people ask otherwise. */
  help: () =>
    queryOptions({
      queryKey: ['password-help'] as const,
      queryFn: ({ signal }) => callApi(readPasswordHelp, { signal }),
    }),

  /** What a link is for. Read once: somebody may be typing when the window gets the focus again. */
  link: (token: string) =>
    queryOptions({
      queryKey: ['password-link', token] as const,
      queryFn: ({ signal }) => callApi(readLink, { body: { token }, signal }),
      staleTime: Infinity,
    }),
}

/** Asks for a mail with a link. The message is for the user. */
export async function askForLinkCall(typed: { email: string }): Promise<AskOutcome> {
  try {
    const { message } = await callApi(requestPasswordReset, { body: typed })
    return { status: 'asked', message }
  } catch (error) {
    return refusalOf(error)
  }
}

/** The outcome of choosing a password with a link. The messages are for the user. */
export type LinkOutcome =
  | Exclude<ChooseOutcome, { status: 'chosen' }>
  | { status: 'chosen'; email: string; message: string }
  /** The link does not work any more. */
  | { status: 'ended'; message: string }

/** Chooses a password, which uses the link up. */
export async function choosePasswordCall(
  token: string,
  typed: ChosenPassword,
): Promise<LinkOutcome> {
  try {
    return {
      status: 'chosen',
      ...(await callApi(choosePasswordByLink, { body: { ...typed, token } })),
    }
  } catch (error) {
    if (error instanceof ApiError && isEnded(error))
      return { status: 'ended', message: error.message }
    return refusalOf(error)
  }
}

/** Whether the server knows no such link, or it does not work any more. */
export function isEnded(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410)
}
