import ipaddr from 'ipaddr.js'

// The order matters: Edge and Opera also send `Chrome`, and Chrome also sends `Safari`.
const browsers = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Whale', /\bWhale\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\//],
  // superlinear: describeDevice truncates the string to 500 characters
  ['Safari', /\bVersion\/.*\bSafari\//],
] as const

/** Only this many characters of a user agent are searched. Real user agents are shorter. */
const longestName = 500

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

/**
 * Returns the browser and operating system for the list of sign-ins, such as `Firefox, Windows`. Versions are omitted,
 * because they mean little to users and would help fingerprint the device.
 * @returns an empty string when neither is recognized
 */
export function describeDevice(userAgent = ''): string {
  const text = userAgent.slice(0, longestName)
  return [browsers, systems]
    .map((names) => names.find(([, pattern]) => pattern.test(text))?.[0])
    .filter((name) => name !== undefined)
    .join(', ')
}

/** Returns the network of an IP address (/24 for IPv4, /48 for IPv6), or null for any other string. */
export function findNetwork(address: string): string | null {
  if (!ipaddr.isValid(address)) return null
  const known = ipaddr.process(address)
  const bytes = known.toByteArray()
  const kept = known.kind() === 'ipv4' ? 3 : 6
  const network = ipaddr.fromByteArray(bytes.map((byte, index) => (index < kept ? byte : 0)))
  return `${network.toString()}/${kept * 8}`
}
