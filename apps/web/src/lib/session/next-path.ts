const home = '/'

/** Paths that are never a redirect target after sign-in, because these pages are for visitors who are not signed in. */
const entrances: readonly string[] = ['/login', '/register', '/forgot-password', '/reset-password', '/verify-email']

/** Characters that browsers drop or reinterpret: control characters, spaces and backslashes (read as slashes). */
const unsafe = /[\p{Cc} \\]/u

/**
 * The number of times to decode a path. Exceeds the number of percent-encoding layers that any server or proxy decodes.
 */
const layers = 3

/** Returns true if a path cannot be decoded, or if its decoded form resolves to a different location. */
function isDisguised(path: string): boolean {
  let current = path
  for (let layer = 0; layer < layers; layer += 1) {
    try {
      current = decodeURIComponent(current)
    } catch {
      return true
    }
    // A decoded space is an ordinary character.
    if (current.startsWith('//') || unsafe.test(current.replaceAll(' ', ''))) return true
  }
  return false
}

/**
 * Returns the path with its query and hash if it is certain to stay on this origin, otherwise undefined. Rejects
 * `//evil`, `/\evil`, `https:evil`, their encoded forms, and control characters.
 */
export function sameOriginPath(requested: string): string | undefined {
  if (!requested.startsWith('/') || unsafe.test(requested)) return undefined
  const here = globalThis.location.origin
  if (!URL.canParse(requested, here)) return undefined
  const { origin, pathname, search, hash } = new URL(requested, here)
  // The URL parser has resolved the dot segments: `/.//evil` is now `//evil`.
  return origin === here && !pathname.startsWith('//') && !isDisguised(pathname) ? pathname + search + hash : undefined
}

/**
 * Returns the redirect target after sign-in: the requested path, or the home page if the path is unsafe or is the login
 * or register page.
 */
export function safeNextPath(requested: string | null): string {
  const path = requested ? sameOriginPath(requested) : undefined
  if (path === undefined) return home
  const [pathname = home] = path.split(/[?#]/)
  return entrances.includes(pathname) ? home : path
}

/** Returns the URL of the login or register page, which redirects to `next` afterwards. */
export function entranceAddress(entrance: '/login' | '/register', next: string): string {
  return next === home ? entrance : `${entrance}?next=${encodeURIComponent(next)}`
}
