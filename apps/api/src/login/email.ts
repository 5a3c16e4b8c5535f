import { compatible, visible } from '@staff/forms/entity'

/** An email address as it is stored and compared: one for all that look the same, whatever their case and width. */
export function normalEmail(email: string): string {
  // Composed once more at the end: a capital may have no composed form where its small letter has one.
  return compatible(compatible(visible(email)).toLowerCase()).trim()
}
