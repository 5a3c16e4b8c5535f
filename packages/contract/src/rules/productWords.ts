/** Words of the product, which people are likely to use in passwords. */
export const PRODUCT_WORDS: readonly string[] = [
  'staff',
  'console',
  'staffconsole',
  'admin',
  'administrator',
  'dashboard',
  'backoffice',
  'back',
  'office',
  'login',
  'password',
  'security',
  'secure',
  'website',
  'company',
  'testimonial',
  'testimonials',
  'career',
  'careers',
  'services',
  'service',
  'master',
  'masters',
]

const FILLERS = ['my', 'our', 'the', 'new', 'for', 'and', 'a', 'is', 'of']

/** Whether a password has only words of the product, apart from digits, special characters and short filler words. */
export function hasOnlyProductWords(password: string): boolean {
  const words =
    password
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return (
    words.some((word) => PRODUCT_WORDS.includes(word)) &&
    words.every((word) => PRODUCT_WORDS.includes(word) || FILLERS.includes(word))
  )
}
