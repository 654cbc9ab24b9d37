/**
 * Returns the program that runs the pinned pnpm, and its first arguments. A script that this pnpm started runs it from
 * the search path, because starting npx takes more than a second of CPU time.
 * @param {string} packageManager the pinned pnpm
 * @returns {[string, ...string[]]}
 */
export function findPnpm(packageManager) {
  const isStartedByIt = process.env.npm_config_user_agent?.startsWith(`${packageManager.replace('@', '/')} `)
  return isStartedByIt ? ['pnpm'] : ['npx', '--yes', packageManager]
}
