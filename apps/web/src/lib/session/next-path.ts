const home = '/'

/** Where a sign-in never leads, because it would ask to sign in again. */
const entrances: readonly string[] = ['/login', '/register']

/** Characters that browsers drop or read as something else: controls, spaces, and backslashes, which count as slashes. */
const treacherous = /[\p{Cc} \\]/u

/** More layers of percent-encoding than any server or proxy undoes. */
const layers = 3

/** Whether a path means another place than it shows once something on the way decodes it, or cannot be decoded at all. */
function disguised(path: string): boolean {
  let current = path
  for (let layer = 0; layer < layers; layer += 1) {
    try {
      current = decodeURIComponent(current)
    } catch {
      return true
    }
    // A space is an ordinary character of a name once it is decoded.
    if (current.startsWith('//') || treacherous.test(current.replaceAll(' ', ''))) return true
  }
  return false
}

/**
 * The path with its query and part, if it surely stays on this origin: not `//evil`, `/\evil`, `https:evil`, their encoded
 * forms, nor anything with control characters. Else undefined.
 */
export function sameOriginPath(wanted: string): string | undefined {
  if (!wanted.startsWith('/') || treacherous.test(wanted)) return undefined
  const here = globalThis.location.origin
  if (!URL.canParse(wanted, here)) return undefined
  const { origin, pathname, search, hash } = new URL(wanted, here)
  // Dots are resolved by now: `/.//evil` has become `//evil`.
  return origin === here && !pathname.startsWith('//') && !disguised(pathname) ? pathname + search + hash : undefined
}

/** Where to go after signing in: the wanted path, or the home page when it leads elsewhere or back to signing in. */
export function safeNextPath(wanted: string | null): string {
  const path = wanted ? sameOriginPath(wanted) : undefined
  if (path === undefined) return home
  const [pathname = home] = path.split(/[?#]/)
  return entrances.includes(pathname) ? home : path
}

/** The address of the login or register page that leads on to `next` afterwards. */
export function entranceAddress(entrance: '/login' | '/register', next: string): string {
  return next === home ? entrance : `${entrance}?next=${encodeURIComponent(next)}`
}
