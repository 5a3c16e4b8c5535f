/** A text whose first letter is a capital: 'Service data' for 'service data'. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
