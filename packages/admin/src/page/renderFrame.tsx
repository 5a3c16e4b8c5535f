import { AddButton, Card, LinkProvider, ThemeRoot } from '@staff/ui'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { ServerStyleSheet, styled } from 'styled-components'

import { RouterLink } from '../app/shell/RouterLink'
import { ShellFrame } from '../app/shell/ShellFrame'
import { Main } from '../app/shell/shellLayout'
import { Page } from '../screens/Page/Page'
import { WideOnly } from '../screens/ListScreen/toolbar/WideOnly'
import { AdminContext, ContentContext, type Admin, type AdminContent } from '../shared/admin'
import { homePath } from '../shared/paths'
import { auth } from '../stores/session/auth'

/** The frame of every screen behind the login, for a page. */
export interface RenderedFrame {
  html: string
  /** Style elements for the head. */
  styles: string
}

/**
 * Renders the frame of the dashboard to HTML: the navigation, the bar, and the places of the heading and the content. `fitFrame` fits it to
 * the address. It is shown until the code renders the screen itself, so nobody can use it. For the build of a page, in Node.
 */
export function renderFrame(admin: Admin, content: AdminContent): RenderedFrame {
  const { roleTypeId } = auth
  // The frame has the links of an administrator. `fitFrame` removes those that a role does not open.
  auth.roleTypeId = ADMINISTRATOR
  const sheet = new ServerStyleSheet()
  try {
    const home = homePath(admin.regions?.[0]?.name)
    const html = renderToString(
      sheet.collectStyles(
        <AdminContext value={admin}>
          <ContentContext value={content}>
            <MemoryRouter initialEntries={[home]}>
              <LinkProvider component={RouterLink}>
                <ThemeRoot>
                  <EmptyScreen />
                </ThemeRoot>
              </LinkProvider>
            </MemoryRouter>
          </ContentContext>
        </AdminContext>,
      ),
    )
    if (html.includes(' style='))
      throw new Error('The frame of a page cannot have style attributes')
    return { html: html.replace(/<title>.*?<\/title>/, ''), styles: sheet.getStyleTags() }
  } finally {
    auth.roleTypeId = roleTypeId
    sheet.seal()
  }
}

const ADMINISTRATOR = 1
/** Keeps the line of a text that `fitFrame` fills in. */
const NO_TEXT = '\u00A0'

function EmptyScreen() {
  return (
    <ShellFrame>
      <Main>
        <Page
          title={NO_TEXT}
          note={NO_TEXT}
          intro={<WideOnly data-part="intro">{NO_TEXT}</WideOnly>}
          width="list"
          actions={
            <AddButton href="">
              Add<WideOnly data-part="adds"> </WideOnly>
            </AddButton>
          }
        >
          <Place />
        </Page>
      </Main>
    </ShellFrame>
  )
}

/** The place of the content, which fades out because nothing is there yet. */
const Place = styled(Card)`
  block-size: 70vh;
  mask-image: linear-gradient(#000, transparent);
`
