const home = '/'

/** Pages for visitors who are not signed in. Logging in never leads to them. */
const entrances: readonly string[] = ['/login', '/register', '/forgot-password', '/reset-password', '/verify-email']

/** Characters that browsers remove or reinterpret: control characters, spaces, and backslashes (read as slashes). */
const unsafe = /[\p{Cc} \\]/u

/** How many times a path is decoded, which is more often than any server or proxy does. */
const layers = 3

/** Returns true for a path that cannot be decoded, or whose decoded form leads elsewhere. */
function isDisguised(path: string): boolean {
  let current = path
  for (let layer = 0; layer < layers; layer += 1) {
    try {
      current = decodeURIComponent(current)
    } catch {
      return true
    }
    // A space that was encoded is harmless.
    if (current.startsWith('//') || unsafe.test(current.replaceAll(' ', ''))) return true
  }
  return false
}

/**
 * Returns the path with its query and hash if it certainly stays on this origin, otherwise undefined. Rejects `//evil`,
 * `/\evil`, `https:evil`, their encoded forms, and control characters.
 */
export function sameOriginPath(requested: string): string | undefined {
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
export function safeNextPath(requested: string | null): string {
  const path = requested ? sameOriginPath(requested) : undefined
  if (path === undefined) return home
  const [pathname = home] = path.split(/[?#]/)
  return entrances.includes(pathname) ? home : path
}

/** Returns the URL of a page that continues to `next` after login. */
export function entranceAddress(entrance: '/login' | '/register', next: string): string {
  return next === home ? entrance : `${entrance}?next=${encodeURIComponent(next)}`
}
