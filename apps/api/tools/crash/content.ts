import type { Content } from './witness'

/** How long after the call something goes live that is scheduled. */
export const PLAN_IN_MILLISECONDS = 1200

/** The values of a career. All are derived from one number, so that a partial write would be found. */
export function contentOf(title: string, number: number): Content {
  return {
    title,
    experience: number % 51,
    location: `Place ${number}`,
    department: `Department ${number}`,
    type: ['Full time', 'Part time', 'Internship', 'Contract'][number % 4] ?? '',
    description: `Text ${number}. `.repeat(1 + (number % 40)).trim(),
  }
}

/** The titles of two careers that one release has. */
export function pairOf(title: string): [left: string, right: string] {
  return [`${title}-left`, `${title}-right`]
}

/** The title of the career that one release has together with this one. Undefined for a career that is alone. */
export function otherOfPair(title: string): string | undefined {
  const name = /^(.*)-(?:left|right)$/.exec(title)?.[1]
  return name === undefined ? undefined : pairOf(name).find((each) => each !== title)
}
