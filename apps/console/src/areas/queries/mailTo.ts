import { safeMailTo } from '@staff/ui'

/** The address that opens an answer to a query in the reader's mail program; undefined where its email is none. */
export function mailTo({ email, subject }: { email: string; subject: string }): string | undefined {
  return safeMailTo(email, `Re: ${subject}`)
}

/** The address that calls a number: its digits, and the plus before them; undefined where it has none. */
export function telTo(phone: string): string | undefined {
  const digits = phone.replaceAll(/[^\d+]/g, '')
  return digits === '' ? undefined : `tel:${digits}`
}
