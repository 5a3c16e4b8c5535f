/** The console's page with the API's base URL in its `api-base` tag. */
export function withApiBase(html: string, apiBase: string): string {
  return html.replace(
    /(<meta\s+name="api-base"\s+content=")[^"]*(")/,
    (_tag, before: string, after: string) => before + escapeAttribute(apiBase) + after,
  )
}

/** Splits the page at the `csp-nonce` tag once, so that each response only inserts its nonce. */
export function createPageWithNonce(html: string): (nonce: string) => string {
  const tag = /<meta\s+property="csp-nonce"\s+nonce="/.exec(html)
  if (!tag) return () => html
  const at = tag.index + tag[0].length
  const [before, after] = [html.slice(0, at), html.slice(at)]
  return (nonce) => before + nonce + after
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
