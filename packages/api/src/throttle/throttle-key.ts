import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The length of the IPv6 prefix that providers assign to a household or school. All addresses with the same prefix
 * share one count.
 */
const householdBits = 64

/**
 * Returns the key under which calls are counted: the network prefix for an IPv6 address, otherwise the value itself.
 */
export function buildThrottleKey(who: string): string {
  if (isIPv4(who) || !ipaddr.isValid(who)) return who
  // `ipaddr.process` converts an IPv4-mapped IPv6 address to IPv4.
  const address = ipaddr.process(who)
  if (address.kind() === 'ipv4') return address.toString()
  return `${Buffer.from(address.toByteArray().slice(0, householdBits / 8)).toString('hex')}/${householdBits}`
}

/**
 * Returns the key under which an account's calls from one network are counted.
 * @param who the account's id, or the email address of a sign-in
 */
export function buildNetworkKey(who: string, address: string): string {
  return `${who} ${buildThrottleKey(address)}`
}
