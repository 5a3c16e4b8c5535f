/** What of Storybook's own page matters here; without it, as in the tests, every story plays. */
interface PreviewPage {
  currentRender?: { renderOptions?: { autoplay: boolean } }
}

/**
 * Lets a story play only as it was written: a play function expects the story's own region, reader and network, and
 * would fail, or hide what a reviewer wants to see, in the one that the toolbar chose.
 */
export function playInOwnWorld(isOwn: boolean): void {
  // Storybook has no official way to show a story without playing it.
  const page = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as PreviewPage | undefined
  const options = page?.currentRender?.renderOptions
  if (options) options.autoplay = isOwn
}
