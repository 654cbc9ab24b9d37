const home = '/'

/** Pages for visitors who are not signed in. A login never redirects to them. */
const entrances: readonly string[] = ['/login', '/register', '/forgot-password', '/reset-password', '/verify-email']

/**
 * Characters that browsers remove or reinterpret: control characters, spaces, and backslashes, which they treat as
 * slashes.
 */
const unsafe = /[\p{Cc} \\]/u

/** The number of times to decode a path. No server or proxy decodes a path more often. */
const layers = 3

/** Returns whether a path cannot be decoded, or could leave this origin after decoding. */
function isDisguised(path: string): boolean {
  let current = path
  for (let layer = 0; layer < layers; layer += 1) {
    try {
      current = decodeURIComponent(current)
    } catch {
      return true
    }
    // Ignore spaces, because an encoded space cannot lead to another origin.
    if (current.startsWith('//') || unsafe.test(current.replaceAll(' ', ''))) return true
  }
  return false
}

/**
 * Returns the path with its query and hash if it certainly stays on this origin, otherwise undefined. Rejects `//evil`,
 * `/\evil`, `https:evil`, their encoded forms, and control characters.
 */
export function parseSameOriginPath(requested: string): string | undefined {
  if (!requested.startsWith('/') || unsafe.test(requested)) return undefined
  const here = globalThis.location.origin
  if (!URL.canParse(requested, here)) return undefined
  const { origin, pathname, search, hash } = new URL(requested, here)
  // URL parsing resolves dot segments, so `/.//evil` has become `//evil`.
  return origin === here && !pathname.startsWith('//') && !isDisguised(pathname) ? pathname + search + hash : undefined
}

/**
 * Returns the path to open after login. Falls back to the home page for an unsafe path, the login page and similar
 * pages.
 */
export function findSafeNextPath(requested: string | null): string {
  const path = requested ? parseSameOriginPath(requested) : undefined
  if (path === undefined) return home
  const [pathname = home] = path.split(/[?#]/)
  return entrances.includes(pathname) ? home : path
}

/** Returns the URL of the login or registration page that redirects to `next` once the user is signed in. */
export function buildLoginUrl(entrance: '/login' | '/register', next: string): string {
  return next === home ? entrance : `${entrance}?next=${encodeURIComponent(next)}`
}
