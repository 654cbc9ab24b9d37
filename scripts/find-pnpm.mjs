/**
 * Returns the program that runs the pinned pnpm, and the program's first arguments. A script that was itself started by
 * the pinned pnpm finds pnpm on the search path, which saves the second of CPU time that npx needs to start.
 * @param {string} packageManager the pinned pnpm
 * @returns {[string, ...string[]]}
 */
export function findPnpm(packageManager) {
  const isStartedByIt = process.env.npm_config_user_agent?.startsWith(`${packageManager.replace('@', '/')} `)
  return isStartedByIt ? ['pnpm'] : ['npx', '--yes', packageManager]
}
