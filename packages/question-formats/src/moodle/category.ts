/**
 * The innermost name of a Moodle category such as `$course$/top/Default for Algebra 1/Quadratics`, in which a doubled
 * slash is a slash. Undefined for the categories that Moodle makes by itself.
 */
export function findCategoryName(path: string): string | undefined {
  const names = path
    .trim()
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').trim())
    .filter((name) => name !== '' && name !== 'top' && !/^\$\w+\$$/.test(name))
  return names.at(-1)?.replace(/^Default for /, '') || undefined
}
