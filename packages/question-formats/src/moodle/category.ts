/**
 * Returns the innermost name in a Moodle category path such as `$course$/top/Default for Algebra 1/Quadratics`, where
 * `//` is an escaped slash. Returns undefined for the categories that Moodle creates itself.
 */
export function findCategoryName(path: string): string | undefined {
  const names = path
    .trim()
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').trim())
    .filter((name) => name !== '' && name !== 'top' && !/^\$\w+\$$/.test(name))
  return names.at(-1)?.replace(/^Default for /, '') || undefined
}
