import { StartError } from '../problems/startError'

/** The origins of a setting, a list with commas. Throws a StartError for one that no browser would ever name. */
export function checkOrigins(setting: string, text = ''): string[] {
  const origins = text.split(',').map((each) => each.trim())
  return origins.filter(Boolean).map((origin) => {
    if (isOrigin(origin)) return origin
    throw new StartError(
      `${setting} must be origins like https://www.example.com with commas between them, not "${origin}".`,
    )
  })
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
}
