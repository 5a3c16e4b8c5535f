/** The console's page with the deployment's API base in its `api-base` tag. */
export function withApiBase(html: string, apiBase: string): string {
  return html.replace(
    /(<meta\s+name="api-base"\s+content=")[^"]*(")/,
    (_tag, before: string, after: string) => before + escapeAttribute(apiBase) + after,
  )
}

/** Prepares a page once, so that each answer only puts its own nonce into the `csp-nonce` tag. */
export function noncePage(html: string): (nonce: string) => string {
  const place = /<meta\s+property="csp-nonce"\s+nonce="/.exec(html)
  if (!place) return () => html
  const at = place.index + place[0].length
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
