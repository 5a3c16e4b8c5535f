/** The part of Storybook's preview that is used here; the tests have no preview, and play every story. */
interface PreviewPage {
  currentRender?: { renderOptions?: { autoplay: boolean } }
}

/**
 * Turns the play function of the current story on or off. A play function expects the story's own region, role and
 * network: with others from the toolbar it would fail, or hide what a reviewer wants to see.
 */
export function setAutoplay(enabled: boolean): void {
  // Storybook has no public way to show a story without playing it.
  const page = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as PreviewPage | undefined
  const options = page?.currentRender?.renderOptions
  if (options) options.autoplay = enabled
}
