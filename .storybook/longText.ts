const LETTER = /\p{L}/u
const EXCLUDED = 'script, style, textarea, noscript'
const OBSERVED = { subtree: true, childList: true, characterData: true }

/** The original and the current content of each lengthened text. */
const lengthened = new Map<Text, { original: string; current: string }>()
let observer: MutationObserver | undefined

/** Doubles every text of the page, also those that appear later. When disabled, it restores the original texts. */
export function lengthenTexts(enabled: boolean): void {
  if (!enabled) {
    observer?.disconnect()
    observer = undefined
    for (const [text, { original, current }] of lengthened)
      if (text.data === current) text.data = original
    lengthened.clear()
    return
  }
  if (observer) return
  observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      lengthenIn(target)
      for (const node of addedNodes) lengthenIn(node)
    }
  })
  observer.observe(document.body, OBSERVED)
  lengthenIn(document.body)
}

function lengthenIn(root: Node): void {
  if (root instanceof Text) lengthen(root)
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) if (walk.currentNode instanceof Text) lengthen(walk.currentNode)
}

function lengthen(text: Text): void {
  const { data, parentElement } = text
  // The observer also reports the changes made here.
  if (lengthened.get(text)?.current === data) return
  if (!LETTER.test(data) || !parentElement || parentElement.closest(EXCLUDED)) return
  const words = data.trim()
  const current = data.replace(words, () => `${words} ${words}`)
  lengthened.set(text, { original: data, current })
  text.data = current
}
