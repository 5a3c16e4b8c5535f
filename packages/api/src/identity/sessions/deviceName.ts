/** A browser and its operating system, such as 'Firefox on Windows', from its `User-Agent`; never text of the header itself. */
export function deviceName(userAgent = ''): string {
  // Longer headers are cut, because the regular expressions need only the beginning.
  const header = userAgent.slice(0, 500)
  const browser = nameFor(BROWSERS, header)
  const system = nameFor(SYSTEMS, header)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system && `A browser on ${system}`) ?? productOf(header)
}

type Pattern = [pattern: RegExp, name: string]

// The order matters: most browsers also name those that they are compatible with.
const BROWSERS: Pattern[] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]{1,20} [^V]*\bSafari\//, 'Safari'],
]

const SYSTEMS: Pattern[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

function nameFor(patterns: Pattern[], header: string): string | undefined {
  return patterns.find(([pattern]) => pattern.test(header))?.[1]
}

// For programs other than browsers: curl/8.5 is curl.
function productOf(header: string): string {
  const product = /^[A-Za-z][\w.-]{1,29}(?=[/ ]|$)/.exec(header)?.[0]
  return product && product !== 'Mozilla' ? product : 'An unknown program'
}
