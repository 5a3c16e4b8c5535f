import { blog } from '@staff/content/blog/blog.entity'
import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import { query } from '@staff/content/query/query.entity'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import { service } from '@staff/content/service/service.entity'
import { serviceFixtures } from '@staff/content/service/service.fixtures'
import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import { user } from '@staff/entity/people'
import { userFixtures } from '@staff/content/user/user.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import { changePasswordPath, editPath, historyPath, homePath, listPath } from '../../shared/paths'
import { openRecordSearch } from '../../shared/returnPath'
import { saveDraft } from '../../stores/drafts/sealedDrafts'
import { AdminAt } from '../../testing/stories/AdminAt'
import { fakeSession } from '../../testing/fakeApi/personal/fakePeople'
import {
  expectStableLayout,
  heldResponses,
  holdResponses,
  releaseResponses,
  startWithHeldResponses,
  type Landmarks,
} from '../../testing/stories/stableLayout'
import {
  CARDS,
  DIALOG,
  FORM,
  HEAD,
  HISTORY,
  HOME,
  HOME_OF_STAFF,
  inDialog,
  LIST,
  PREVIEW,
  SESSIONS,
  TABLE,
} from '../../testing/stories/landmarks'

/** No layout shift: placeholders have the position and size of the loaded content. */
const meta = {
  title: 'Screens/General/Loading',
  component: AdminAt,
  args: { path: homePath('US') },
  parameters: { layout: 'fullscreen', api: heldResponses },
  tags: ['action'],
  beforeEach: startWithHeldResponses,
} satisfies Meta<typeof AdminAt>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const List: Story = steady(listPath('US', testimonial), LIST)

/** Cards instead of rows. */
export const ListOnAPhone: Story = onAPhone(
  steady(listPath('US', testimonial), { ...HEAD, ...CARDS }),
)

/** Without an Add button, with another row action. */
export const ListOfQueries: Story = steady(listPath('US', query), { ...HEAD, ...TABLE })

export const Form: Story = steady(editPath('US', testimonial, testimonialFixtures.filled.id), {
  ...FORM,
  ...PREVIEW,
})

export const FormOnAPhone: Story = onAPhone(Form)

/** With a picture in the preview. */
export const FormWithPictures: Story = steady(editPath('US', blog, blogFixtures.filled.id), {
  ...FORM,
  ...PREVIEW,
  'picture of the preview': 'main aside article > :first-child',
})

/** The banner about the draft appears from the start. */
export const FormWithADraft: Story = {
  ...Form,
  beforeEach: () => {
    const { userId, draftKey = '' } = fakeSession()
    saveDraft({ userId, draftKey }, `${testimonial.area}/${testimonialFixtures.filled.id}`, {
      name: 'Zebra',
    })
  },
}

/** The options of the role field load later. */
export const FormWithChoices: Story = steady(editPath('US', user, userFixtures.filled.id), FORM)

/** The cached list contains the record, so the form appears at once, and stays when the server answers. */
export const FormFromItsList: Story = {
  args: { path: listPath('US', blog) },
  play: async ({ canvas }) => {
    await followLink(canvas, `Edit ${blogFixtures.filled.title}`)
    await canvas.findByRole('form', { name: 'blog post' })
    const landmarks = {
      ...FORM,
      crumbs: 'header nav li',
      tags: 'main form li',
      'all of the preview': 'main aside > :first-child *',
      'head of the address': 'main aside section header *',
    }
    await expectStableLayout(landmarks, { isBusy: false })
  },
}

/** The list of versions. */
export const History: Story = {
  args: { path: historyPath('US', blog, blogFixtures.filled.id) },
  play: async ({ canvas }) => {
    // The form loads before it.
    releaseResponses()
    await canvas.findByRole('form', { name: 'blog post' })
    holdResponses()
    await screen.findByRole('dialog')
    await expectStableLayout(HISTORY)
  },
}

export const HistoryOnAPhone: Story = onAPhone(History)

export const Home: Story = steady(homePath('US'), HOME)

export const HomeOnAPhone: Story = onAPhone(Home)

export const HomeAsStaff: Story = {
  ...steady(homePath('US'), HOME_OF_STAFF),
  parameters: { api: { ...heldResponses, role: 'staff' } },
}

export const OwnSessions: Story = steady(changePasswordPath('US', 1), {
  ...SESSIONS,
  'all sessions': 'main section li',
})

export const OwnSessionsOnAPhone: Story = onAPhone(steady(changePasswordPath('US', 1), SESSIONS))

/** Opened by a link, without a cached list. On a phone, a longer subject would take a second line. */
export const QueryMessage: Story = {
  args: { path: listPath('US', query) + openRecordSearch('', idOfSubject('Contact form')) },
  play: async () => {
    // The code of the dialog loads with the first one.
    await screen.findByRole('dialog')
    await expectStableLayout({ ...DIALOG, facts: '[role=dialog] dl' })
  },
}

export const QueryMessageOnAPhone: Story = onAPhone(QueryMessage)

export const ServiceData: Story = {
  args: { path: listPath('US', service) },
  play: async ({ canvas }) => {
    await followLink(canvas, `Service data of ${serviceFixtures.filled.name}`)
    await expectStableLayout({ ...DIALOG, ...inDialog(TABLE) })
  },
}

export const ServiceDataOnAPhone: Story = {
  ...onAPhone(ServiceData),
  play: async ({ canvas }) => {
    await followLink(canvas, `Service data of ${serviceFixtures.filled.name}`)
    await expectStableLayout({ ...DIALOG, ...inDialog(CARDS) })
  },
}

/** Loads the list, then holds the responses for the next screen. */
async function followLink(canvas: Canvas, name: string) {
  releaseResponses()
  const link = await canvas.findByRole('link', { name })
  holdResponses()
  await userEvent.click(link)
}

function steady(path: string, landmarks: Landmarks): Story {
  return { args: { path }, play: () => expectStableLayout(landmarks) }
}

function onAPhone(story: Story): Story {
  return { ...story, globals: { viewport: { value: 'phone' } } }
}

function idOfSubject(subject: string): string {
  return queryFixtures.records.find((record) => record.subject === subject)?.id ?? ''
}
