import { safeMailTo } from '@staff/ui'

/** The `mailto:` URL for a reply to a query; undefined if its email is invalid. */
export function mailTo({ email, subject }: { email: string; subject: string }): string | undefined {
  return safeMailTo(email, `Re: ${subject}`)
}

/** The `tel:` URL of a phone number; undefined if it has no digits. */
export function telTo(phone: string): string | undefined {
  const digits = phone.replaceAll(/[^\d+]/g, '')
  return digits === '' ? undefined : `tel:${digits}`
}
