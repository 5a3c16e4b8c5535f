// What the package exports for search engines, feed readers and job searches.
export { readSitemap } from './discoveryCalls'
export { MAX_FEED, writeFeed, type FeedEntry } from './feed'
export { areVacancies, writeJobPosting } from './jobPosting'
export { MAX_SITEMAP, writeSitemap, type SitemapEntry } from './sitemap'
export { pageUrl, requireWebsite, sitePath, type Website } from './website'
