/** A browser and its system in plain words, 'Firefox on Windows', from what it says of itself; never its own words. */
export function deviceName(userAgent = ''): string {
  // Whatever is said after this place changes nothing.
  const said = userAgent.slice(0, 500)
  const browser = wordFor(BROWSERS, said)
  const system = wordFor(SYSTEMS, said)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system && `A browser on ${system}`) ?? productOf(said)
}

type Sign = [sign: RegExp, word: string]

// In this order, because most browsers also name those that they are like.
const BROWSERS: Sign[] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
]

const SYSTEMS: Sign[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

function wordFor(signs: Sign[], said: string): string | undefined {
  return signs.find(([sign]) => sign.test(said))?.[1]
}

// A program that is no browser: curl/8.5 is curl.
function productOf(said: string): string {
  const product = /^[A-Za-z][\w.-]{1,29}(?=[/ ]|$)/.exec(said)?.[0]
  return product && product !== 'Mozilla' ? product : 'An unknown program'
}
