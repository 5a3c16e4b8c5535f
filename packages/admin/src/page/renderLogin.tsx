import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

import { Start } from '../app/Start'
import { LoginScreen } from '../screens/LoginScreen/LoginScreen'
import type { Admin } from '../shared/admin'

/** The login screen for a page, as `startAdmin` takes it over. */
export interface RenderedLogin {
  /** The content of the element that `startAdmin` gets. */
  html: string
  /** Style elements for the head. */
  styles: string
  title: string
}

/** Renders the login screen to HTML, so that users see it before the code has loaded. For the build of a page, in Node. */
export function renderLogin(admin: Admin): RenderedLogin {
  const sheet = new ServerStyleSheet()
  const html = renderToString(
    sheet.collectStyles(
      <StrictMode>
        <Start admin={admin} login={<LoginScreen />} />
      </StrictMode>,
    ),
  )
  const styles = sheet.getStyleTags()
  sheet.seal()
  // React puts the title before the content; it belongs into the head.
  const title = /<title>(.*?)<\/title>/.exec(html)
  return { html: html.replace(title?.[0] ?? '', ''), styles, title: title?.[1] ?? '' }
}
