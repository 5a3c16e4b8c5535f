import { AdminTour } from '@staff/admin/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import {
  addressOf,
  outcomeOf,
  routeTable,
  unknownRoute,
  type Reader,
  type SpecifiedRoute,
} from './routes'

const DENIED = 'You do not have permission to view this page.'
const RESTRICTED =
  'This page is only available in the US region, but the data is the same for both US and UK.'

/** Every address of the specification, and what each reader sees there. */
const meta = {
  title: 'Screens/General/Route table',
  component: AdminTour,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminTour>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const isCreate = ({ path }: SpecifiedRoute) => path.endsWith('/create')
const isEdit = ({ path }: SpecifiedRoute) => path.includes('/edit/')
const all = [...routeTable, unknownRoute]
const pages = all.filter((route) => !isCreate(route) && !isEdit(route))
const creates = all.filter(isCreate)
const edits = all.filter(isEdit)

const administratorUS: Reader = { role: 'administrator', region: 'US' }
const administratorUK: Reader = { role: 'administrator', region: 'UK' }
const staffUS: Reader = { role: 'staff', region: 'US' }
const staffUK: Reader = { role: 'staff', region: 'UK' }

export const AdministratorInTheUS = tour(administratorUS, pages)
export const AdministratorInTheUSAdds = tour(administratorUS, creates)
export const AdministratorInTheUSEdits = tour(administratorUS, edits)
export const AdministratorInTheUK = tour(administratorUK, pages)
export const AdministratorInTheUKAdds = tour(administratorUK, creates)
export const AdministratorInTheUKEdits = tour(administratorUK, edits)
export const StaffInTheUS = tour(staffUS, pages)
export const StaffInTheUSAdds = tour(staffUS, creates)
export const StaffInTheUSEdits = tour(staffUS, edits)
export const StaffInTheUK = tour(staffUK, pages)
export const StaffInTheUKAdds = tour(staffUK, creates)
export const StaffInTheUKEdits = tour(staffUK, edits)

/** Visits some paths of the table as one user. */
function tour(reader: Reader, routes: SpecifiedRoute[]): Story {
  return {
    args: { paths: routes.map(({ path }) => addressOf(reader, path)) },
    parameters: { api: { role: reader.role } },
    play: async ({ canvas }) => {
      for (const route of routes) {
        const address = addressOf(reader, route.path)
        // The select shows one path at a time.
        await userEvent.selectOptions(canvas.getByLabelText('Path'), address)
        await expect(await shown(canvas, reader, route)).toBeInTheDocument()
      }
    },
  }
}

/** The text that identifies the outcome of a path. */
function shown(canvas: Canvas, reader: Reader, route: SpecifiedRoute): Promise<HTMLElement> {
  const outcome = outcomeOf(reader, route)
  if (outcome === 'denied') return canvas.findByText(DENIED)
  if (outcome === 'restricted') return canvas.findByText(RESTRICTED)
  // The heading of a form names the record; the form itself says of what kind it is.
  const [, kind] = /^Edit (.+)$/.exec(String(route.title)) ?? []
  if (kind) return canvas.findByRole('form', { name: kind })
  return canvas.findByRole('heading', { level: 1, name: route.title })
}
