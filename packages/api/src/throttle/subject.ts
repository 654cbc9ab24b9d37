import ipaddr from 'ipaddr.js'

/** Bits that an internet provider gives to one household or school: all its addresses count as one. */
const householdBits = 64

/** Who is counted: an IPv4 address as it is, an IPv6 address by its network, an account's email as it is. */
export function subject(who: string): string {
  if (!ipaddr.isValid(who)) return who
  // `process` reads an IPv4 address that came over an IPv6 socket.
  const address = ipaddr.process(who)
  if (address.kind() === 'ipv4') return address.toString()
  return `${Buffer.from(address.toByteArray().slice(0, householdBits / 8)).toString('hex')}/${householdBits}`
}
