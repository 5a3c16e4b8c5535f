import type { NewLogin } from './firstStart'

/** The new logins in a frame, to be printed once; empty if there are none. */
export function loginCard(logins: NewLogin[]): string {
  if (logins.length === 0) return ''
  const lines = logins.flatMap(({ who, email, password }) => [
    `Log in as ${who}:`,
    `  Email     ${email}`,
    `  Password  ${password}`,
    '',
  ])
  return framed([...lines, 'This is shown only once: keep it in a safe place.'])
}

function framed(lines: string[]): string {
  const width = Math.max(...lines.map((line) => line.length))
  const rule = '─'.repeat(width + 4)
  const rows = lines.map((line) => `│  ${line.padEnd(width)}  │`)
  return ['', `┌${rule}┐`, ...rows, `└${rule}┘`, ''].join('\n')
}
