/** An email address as it is stored and compared: trimmed, in lower case and in NFC. */
export function normalEmail(email: string): string {
  // Composed once more at the end: a capital may have no composed form where its small letter has one.
  return email.trim().normalize('NFC').toLowerCase().normalize('NFC')
}
