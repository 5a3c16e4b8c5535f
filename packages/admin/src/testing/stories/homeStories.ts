import type { RightsHolder } from '@staff/contract'
import { isCountedAtHome } from '@staff/entity'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { homePath, listPath } from '../../shared/paths'
import { readableAreas } from '../../shared/readableAreas'
import { isInRegion } from '../../shared/regions/regions'
import { answers } from '../fakeApi/answers'
import { fakeSession } from '../fakeApi/personal/fakePeople'
import { defaultRegion, screenStory } from './screenStory'
import { storyAdmin } from './storyAdmin'

type Canvas = ReturnType<typeof within>

/** Stories of the states of the home screen, in the default region. */
export function homeStories() {
  const region = defaultRegion()
  const path = homePath(region)
  return {
    asAdministrator: screenStory(path, {}, async (canvas) => {
      await expectGreeting(canvas)
      await expectCounts(canvas, fakeSession('administrator'), region)
    }),
    asStaff: screenStory(path, { role: 'staff' }, async (canvas) => {
      await expectGreeting(canvas)
      await expectCounts(canvas, fakeSession('staff'), region)
    }),
    inRegion: (name: string) =>
      screenStory(homePath(name), {}, async (canvas) => {
        await expectGreeting(canvas)
        await expectCounts(canvas, fakeSession('administrator'), name)
      }),
    printedPassword: screenStory(path, { passwordState: 'printed' }, async (canvas) => {
      const title = 'You still have the password that was printed at the first start'
      await expect(await canvas.findByText(title)).toBeVisible()
      const link = canvas.getByRole('link', { name: 'Change password' })
      await expect(link).toHaveAttribute('href', `${path}/change-password`)
    }),
    loading: screenStory(path, { answers: [answers.never('dashboard')] }, async (canvas) => {
      await expectGreeting(canvas)
    }),
    failed: screenStory(path, { answers: [answers.failing('dashboard')] }, async (canvas) => {
      await expect(await canvas.findByText('The overview could not be loaded')).toBeVisible()
    }),
    retried: screenStory(path, { answers: [answers.failing('dashboard', 1)] }, async (canvas) => {
      await canvas.findByText('The overview could not be loaded')
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expectCounts(canvas, fakeSession('administrator'), region)
    }),
  }
}

async function expectGreeting(canvas: Canvas) {
  await expect(await canvas.findByRole('heading', { name: /Good \w+, Ana/ })).toBeVisible()
}

/** Expects a link with the number of records for each area that the role type can read, and for no other area. */
async function expectCounts(canvas: Canvas, reader: RightsHolder, region: string | undefined) {
  const { admin, content } = storyAdmin()
  const { areas } = await admin.load()
  const open = readableAreas(areas, reader).filter(
    (area) => isInRegion(area, region) && isCountedAtHome(area.entity),
  )
  const main = within(canvas.getByRole('main'))
  for (const { entity } of areas) {
    const fixtures = content.fixtures.find((each) => each.entity.area === entity.area)
    const path = listPath(region, entity)
    const counts = () =>
      main
        .queryAllByRole('link')
        .filter((link) => link.getAttribute('href') === path)
        .map((link) => Number(/\d+/.exec(link.textContent ?? '')?.[0]))
    const expected = open.some((area) => area.entity === entity)
      ? [fixtures?.records.length ?? 0]
      : []
    await waitFor(() => expect(counts()).toEqual(expected))
  }
}
