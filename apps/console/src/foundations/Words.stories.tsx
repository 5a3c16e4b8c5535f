import { ApiError } from '@staff/admin'
import { fixtures } from '@staff/content/fixtures'
import { LocaleContext, RelativeTime, space } from '@staff/ui'
import { foundationParameters } from '@staff/ui/foundations/foundationParameters'
import { TokenTable } from '@staff/ui/foundations/TokenTable'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'

import { regions } from '../regions'
import { tone } from './tone'

const meta = {
  title: 'Foundations/Words',
  parameters: foundationParameters(
    'The console speaks like a colleague: it says what is, and what to do next. It blames nobody, cheers nobody on, and never asks to be forgiven. English words are the same in both regions; dates and numbers follow the region.',
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** How to write a message, with an example from the product. */
export const Tone: Story = {
  render: () => (
    <TokenTable
      label="The tone of messages"
      columns={['Where', 'How', 'We say', 'We do not say']}
      names="words"
      rows={tone.map(({ where, how, say, not }) => [where, how, say, not])}
    />
  ),
  play: async () => {
    const said = { forms: mistakes, failures: failures.map(([, words]) => words) }
    const sentences = tone.filter(({ from, say }) => from && !said[from].includes(say))
    await expect(sentences).toEqual([])
  },
}

const mistakes = [
  ...new Set(fixtures.flatMap(({ invalid }) => Object.values(invalid).map((each) => each.message))),
].toSorted((one, other) => one.localeCompare(other))

/** The messages of all forms. Each names the field or the rule, has no full stop, and fits beside its field. */
export const MessagesOfTheForms: Story = {
  render: () => (
    <Columns>
      {mistakes.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </Columns>
  ),
  play: async () => {
    await expect(mistakes.filter((message) => !/^[A-Z][^!?]*[^.]$/.test(message))).toEqual([])
    await expect(mistakes.filter((message) => message.length > 90)).toEqual([])
    await expect(mistakes.filter((message) => /\b(oops|sorry|please)\b/i.test(message))).toEqual([])
  },
}

const failures = [0, 401, 403, 404, 412, 422, 429, 500].map(
  (status) => [String(status || 'offline'), new ApiError(status).message] as const,
)

/** The default messages without a message of the server. They are full sentences. */
export const MessagesOfFailures: Story = {
  render: () => (
    <TokenTable label="Messages of failures" columns={['Status', 'We say']} rows={failures} />
  ),
  play: async () => {
    await expect(failures.filter(([, said]) => !/^[A-Z][^!?]*\.$/.test(said))).toEqual([])
  },
}

const [US, UK] = regions
const headings = regions.map(({ name, locale }) => `${name}, ${locale}`)

const NOW = new Date('2026-11-20T09:00:00Z')
const moments = {
  'In the last hour': '2026-11-20T08:52:00Z',
  'The day before': '2026-11-19T08:00:00Z',
  'This year': '2026-09-03T10:00:00Z',
  'Another year': '2025-11-12T14:05:00Z',
}

/** Recent dates are relative, and the tooltip has the full date. The region determines the order of day and month. */
export const Dates: Story = {
  render: () => (
    <TokenTable
      label="Dates by region"
      names="words"
      columns={['When', ...headings]}
      rows={Object.entries(moments).map(([when, value]) => [
        when,
        <DateIn key="US" locale={US.locale} value={value} />,
        <DateIn key="UK" locale={UK.locale} value={value} />,
      ])}
    />
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').map((row) => row.textContent)
    await expect(rows.slice(1)).toEqual([
      'In the last hour8 min ago8 min ago',
      'The day beforeYesterdayYesterday',
      'This yearSep 33 Sept',
      'Another yearNov 12, 202512 Nov 2025',
    ])
  },
}

const numbers = {
  'A count': (locale: string) => new Intl.NumberFormat(locale).format(12_345),
  'A time of day': (locale: string) =>
    new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(NOW),
}

/** Both regions have the same thousands separator, but another time format. */
export const NumbersAndTimes: Story = {
  render: () => (
    <TokenTable
      label="Numbers by region"
      names="words"
      columns={['What', ...headings]}
      rows={Object.entries(numbers).map(([what, written]) => [
        what,
        written(US.locale),
        written(UK.locale),
      ])}
    />
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').map((row) => row.textContent)
    await expect(rows[1]).toBe('A count12,34512,345')
    await expect(rows[2]?.replaceAll(/\s/g, ' ')).toBe('A time of day9:00 AM09:00')
  },
}

function DateIn({ locale, value }: { locale: string; value: string }) {
  return (
    <LocaleContext value={locale}>
      <RelativeTime value={value} now={NOW} />
    </LocaleContext>
  )
}

const Columns = styled.ul`
  columns: 20rem;
  column-gap: ${space.s8};

  & > li {
    break-inside: avoid;
  }
`
