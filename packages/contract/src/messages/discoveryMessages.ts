/** Messages about what the public site tells search engines and feed readers. */
export const discoveryMessages = {
  notConfigured:
    'The address of the website is not known: whoever runs this server has to set SITE_URL.',
  notIndexed: 'This page is kept out of search engines.',
}
