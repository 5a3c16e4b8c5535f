/** The console's page with the API's base URL in its `api-base` tag. */
export function withApiBase(html: string, apiBase: string): string {
  return html.replace(
    /(<meta\s+name="api-base"\s+content=")[^"]*(")/,
    (_tag, before: string, after: string) => before + escapeAttribute(apiBase) + after,
  )
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
