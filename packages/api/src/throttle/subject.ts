import ipaddr from 'ipaddr.js'

/**
 * The length of the IPv6 prefix that a provider assigns to one household or school. All addresses under a prefix are
 * counted as one.
 */
const householdBits = 64

/** Returns the key to count by: the network prefix of an IPv6 address, or an IPv4 address or email unchanged. */
export function subject(who: string): string {
  if (!ipaddr.isValid(who)) return who
  // `process` converts an IPv4-mapped IPv6 address to IPv4.
  const address = ipaddr.process(who)
  if (address.kind() === 'ipv4') return address.toString()
  return `${Buffer.from(address.toByteArray().slice(0, householdBits / 8)).toString('hex')}/${householdBits}`
}
