/** An email address as it is stored and compared: trimmed, in NFC and in lower case. */
export function normalEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
