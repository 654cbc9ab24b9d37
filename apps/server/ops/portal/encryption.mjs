// Checks that traffic is encrypted, and that the server gets client addresses from the proxy.
import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'

/** @typedef {import('./findings.mjs').Result} Result */

const day = 24 * 3600 * 1000
const fewestDays = 14

/** @param {URL} origin */
const isLocal = ({ hostname }) => /^(localhost|127\.|\[::1\]$)/.test(hostname)

/** The server itself does not speak TLS, so an `https` URL implies a proxy. @returns {Result} */
export function checkProxy(origin, trustsProxy) {
  if (origin.protocol === 'http:') {
    if (isLocal(origin)) return { level: 'skip', detail: `${origin.origin} is this machine alone.` }
    return { level: 'fail', detail: `Passwords travel to ${origin.origin} unencrypted: put a TLS proxy in front.` }
  }
  if (trustsProxy) return { level: 'ok', detail: 'A TLS proxy is in front, and TRUST_PROXY names it.' }
  return { level: 'warn', detail: 'TRUST_PROXY names no proxy, so all people are counted as one address.' }
}

/**
 * Returns the number of days until the certificate expires; null when the URL does not use TLS.
 * @param {URL} origin
 * @returns {Promise<number | null>}
 */
export async function countDaysToExpiry({ protocol, hostname, port }) {
  if (protocol !== 'https:') return null
  const host = hostname.replace(/^\[|\]$/g, '')
  const socket = connect({
    host,
    port: Number(port || 443),
    // A TLS server name must be a host name; Node rejects an IP address.
    ...(isIP(host) === 0 && { servername: host }),
    rejectUnauthorized: false,
  })
  socket.setTimeout(10_000, () => socket.destroy(new Error(`${hostname} does not answer.`)))
  try {
    await once(socket, 'secureConnect')
    return (Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / day
  } finally {
    socket.destroy()
  }
}

/** Checks only the expiry; page requests already verify that the certificate is trusted. @returns {Result} */
export function checkCertificate({ hostname }, days) {
  if (days === null) return { level: 'skip', detail: 'There is no certificate without TLS.' }
  if (days <= 0) return { level: 'fail', detail: `The certificate of ${hostname} has expired.` }
  const detail = `The certificate of ${hostname} is valid for ${Math.floor(days)} more days.`
  return { level: days < fewestDays ? 'warn' : 'ok', detail }
}
