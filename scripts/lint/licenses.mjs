/** Licenses that allow use, modification and distribution, and do not require us to publish our code. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
  'Zlib',
])

/** Packages whose license restricts only changes to their own files. The product uses them unchanged. */
const exceptions = [
  { name: /^(ical\.js|axe-core|lightningcss(-[\w-]+)?|@resvg\/resvg-js(-[\w-]+)?)$/, license: 'MPL-2.0' },
  // libvips and its dependencies are dynamically linked and replaceable. See
  // docs/decisions/0068-pictures-are-encoded-anew.md.
  { name: /^@img\/sharp-[\w-]+$/, license: 'LGPL-3.0-or-later' },
  // Part of Prisma Studio. Prisma's generator installs this package, but we never run it.
  { name: /^elkjs$/, license: 'EPL-2.0' },
]

/**
 * An SPDX expression is allowed if it offers an allowed license. Nested expressions are rejected, because they are not
 * parsed.
 */
export function isAllowed(expression, isKnown = (license) => allowed.has(license)) {
  const flat = expression.replace(/^\(([^()]*)\)$/, '$1')
  return flat.split(/ or /i).some((choice) => choice.split(/ and /i).every(isKnown))
}

/**
 * Lists packages with a license that is neither allowed nor covered by an exception.
 * @param {Record<string, readonly { name: string, versions: readonly string[] }[]>} packages by license, as listed by
 * pnpm
 * @returns {string[]} one line per package
 */
export function findRefused(packages) {
  return Object.entries(packages).flatMap(([expression, ones]) =>
    ones
      .filter(({ name }) => {
        const own = exceptions.filter((exception) => exception.name.test(name)).map(({ license }) => license)
        return !isAllowed(expression, (license) => allowed.has(license) || own.includes(license))
      })
      .map(({ name, versions }) => `${name}@${versions.join(', ')}: ${expression}`),
  )
}
