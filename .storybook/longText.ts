const LETTER = /\p{L}/u
const ASIDE = 'script, style, textarea, noscript'
const WATCHED = { subtree: true, childList: true, characterData: true }

/** What each text was, and what became of it. */
const lengthened = new Map<Text, { was: string; is: string }>()
let observer: MutationObserver | undefined

/** Writes every text of the page twice, also what comes later; without `isWanted` all is again as it was. */
export function lengthenTexts(isWanted: boolean): void {
  if (!isWanted) {
    observer?.disconnect()
    observer = undefined
    for (const [text, { was, is }] of lengthened) if (text.data === is) text.data = was
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
  observer.observe(document.body, WATCHED)
  lengthenIn(document.body)
}

function lengthenIn(root: Node): void {
  if (root instanceof Text) lengthen(root)
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) if (walk.currentNode instanceof Text) lengthen(walk.currentNode)
}

function lengthen(text: Text): void {
  const { data, parentElement } = text
  // Our own change is told to us, too.
  if (lengthened.get(text)?.is === data) return
  if (!LETTER.test(data) || !parentElement || parentElement.closest(ASIDE)) return
  const words = data.trim()
  const is = data.replace(words, () => `${words} ${words}`)
  lengthened.set(text, { was: data, is })
  text.data = is
}
