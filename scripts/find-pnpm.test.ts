import { expect, it, vi } from 'vitest'
import { findPnpm } from './find-pnpm.mjs'

it.each([
  ['the pinned pnpm started the script', 'pnpm/12.1.0 npm/? node/v24.1.0 linux x64', ['pnpm']],
  ['another version of pnpm started the script', 'pnpm/12.1.01 npm/?', ['npx', '--yes', 'pnpm@12.1.0']],
  ['npm started the script', 'npm/11.0.0 node/v24.1.0', ['npx', '--yes', 'pnpm@12.1.0']],
  ['no package manager started the script', undefined, ['npx', '--yes', 'pnpm@12.1.0']],
])('finds the program to run when %s', (_case, agent, program) => {
  vi.stubEnv('npm_config_user_agent', agent)
  expect(findPnpm('pnpm@12.1.0')).toEqual(program)
})
