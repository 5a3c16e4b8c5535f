/**
 * The address of a pasted link; undefined if it leads into the page or the disk that it comes from. Google and Outlook put their own address
 * around others.
 */
export function safeAddress(href: string): string | undefined {
  const address = href.trim()
  if (!/^(?:https?:\/\/|mailto:|tel:)[^\s<>]+$/i.test(address) || !URL.canParse(address))
    return undefined
  const { hostname, pathname, searchParams } = new URL(address)
  const inner =
    (hostname === 'www.google.com' && pathname === '/url' && searchParams.get('q')) ||
    (hostname.endsWith('.safelinks.protection.outlook.com') && searchParams.get('url'))
  return inner ? safeAddress(inner) : address
}
