/** The address that opens an answer to a query in the reader's mail program. */
export function mailTo({ email, subject }: { email: string; subject: string }): string {
  const to = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(`Re: ${subject}`)}`
}

/** The address that calls a number: its digits, and the plus before them. */
export function telTo(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`
}
