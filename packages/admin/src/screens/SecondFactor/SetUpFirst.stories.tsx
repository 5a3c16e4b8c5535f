import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { setFactorState } from '../../stores/session/auth'
import { AdminAt } from '../../testing/stories/AdminAt'
import { submitLogin } from '../../testing/stories/loginStories'
import { screenParameters } from '../../testing/stories/screenStory'
import {
  codeOfApp,
  expectCodes,
  factorAnswer,
  finish,
  requiredFrom,
  turnOn,
} from './stories/factorSteps'

const HEADING = 'Set up a second factor'
const required = requiredFrom('2026-11-16')

/** The role requires a second factor now: nothing else opens before it is set up. */
const meta = {
  title: 'Screens/General/Set up a second factor',
  component: AdminAt,
  args: { path: '/US/dashboard' },
  parameters: { ...screenParameters, api: required },
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The screen has no navigation and no links. */
export const AsAdministrator: Story = { play: expectNothingElse }

export const OnAPhone: Story = { ...AsAdministrator, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { ...AsAdministrator, globals: { theme: 'dark' } }

export const AsStaff: Story = {
  parameters: { api: { ...required, role: 'staff' } },
  play: expectNothingElse,
}

export const AtAnotherPath: Story = {
  args: { path: '/UK/dashboard/masters/blogs/create' },
  play: expectNothingElse,
}

/** The screen opens after the login. */
export const AfterLogin: Story = {
  args: { path: '/' },
  parameters: { api: { ...required, loggedIn: false } },
  play: async (context) => {
    await submitLogin(context.canvas)
    await expectNothingElse(context)
  },
}

/** The server reports the state, which the browser does not know: the day may have just come. */
export const RequiredByTheServer: Story = {
  parameters: { api: { ...required, knownToServerOnly: true } },
  play: expectNothingElse,
}

export const Loading: Story = {
  parameters: { api: { ...required, answers: [factorAnswer('never', 'GET')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: HEADING })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Set up an authenticator app' })).toBeNull()
  },
}

export const NotAvailable: Story = {
  parameters: { api: { ...required, keepsSecrets: false } },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('This server cannot keep second factors yet')).toBeVisible(),
}

/** The same steps as in the dialog, in the page. */
export const Scan: Story = {
  play: async ({ canvas }) => {
    await begin(canvas)
    await expect(await canvas.findByRole('img', { name: /^QR code/ })).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const ScanOnAPhone: Story = { ...Scan, globals: { viewport: { value: 'phone' } } }

export const PasswordAsked: Story = {
  parameters: { api: { ...required, confirmed: false } },
  play: async ({ canvas }) => {
    await begin(canvas)
    const password = await canvas.findByLabelText(/^Password/)
    await waitFor(() => expect(password).toHaveFocus())
  },
}

/** The codes stay until they are stored, although it is on. */
export const Codes: Story = {
  play: async ({ canvas, canvasElement }) => {
    await begin(canvas)
    const page = within(canvasElement)
    await turnOn(page, await codeOfApp(page))
    await expectCodes(page)
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

/** Afterwards the requested path opens. */
export const Done: Story = {
  args: { path: '/US/dashboard/queries' },
  tags: ['action'],
  play: async (context) => {
    await Codes.play?.(context)
    await finish(within(context.canvasElement))
    await expect(await context.canvas.findByRole('table', { name: 'Queries' })).toBeInTheDocument()
    await expect(sessionStorage.getItem('secondFactor')).toBe('on')
  },
}

/** An administrator has lifted it: the page that was asked for opens. */
export const NotRequiredAnyMore: Story = {
  tags: ['action'],
  parameters: { api: { secondFactor: { from: null } } },
  beforeEach: () => setFactorState('required'),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: /Good \w+, Ana/ })).toBeVisible(),
}

export const LoggedOut: Story = {
  tags: ['action'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }))
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible()
    await expect(sessionStorage).toHaveLength(0)
  },
}

async function begin(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Set up an authenticator app' }))
}

async function expectNothingElse({ canvasElement }: { canvasElement: HTMLElement }) {
  const canvas = within(canvasElement)
  const heading = await canvas.findByRole('heading', { name: HEADING })
  await waitFor(() => expect(heading).toBeVisible())
  await expect(
    await canvas.findByRole('button', { name: 'Set up an authenticator app' }),
  ).toBeVisible()
  await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  await expect(canvas.queryAllByRole('link')).toEqual([])
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
}
