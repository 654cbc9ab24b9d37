import ipaddr from 'ipaddr.js'

// The first match counts: Edge and Opera name Chrome as well, and Chrome names Safari.
const browsers = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Whale', /\bWhale\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\//],
  // superlinear: describeDevice cuts the text to 500 characters
  ['Safari', /\bVersion\/.*\bSafari\//],
] as const

/** No browser's name is longer. */
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
 * Returns browser and system as a list of sign-ins names them: `Firefox, Windows`. Versions are left out, because they
 * say little to a reader and much about a device.
 * @returns an empty text when neither is known
 */
export function describeDevice(userAgent = ''): string {
  const text = userAgent.slice(0, longestName)
  return [browsers, systems]
    .map((names) => names.find(([, pattern]) => pattern.test(text))?.[0])
    .filter((name) => name !== undefined)
    .join(', ')
}

/** Returns the network of an address: its first 24 bits, or 48 of IPv6. Null for anything else. */
export function findNetwork(address: string): string | null {
  if (!ipaddr.isValid(address)) return null
  const known = ipaddr.process(address)
  const bytes = known.toByteArray()
  const kept = known.kind() === 'ipv4' ? 3 : 6
  const network = ipaddr.fromByteArray(bytes.map((byte, index) => (index < kept ? byte : 0)))
  return `${network.toString()}/${kept * 8}`
}
