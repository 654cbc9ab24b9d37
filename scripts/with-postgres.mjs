// node scripts/with-postgres.mjs COMMAND [ARGUMENT …]: runs a command with TEST_DATABASE_URL set to a temporary
// PostgreSQL server.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findMemoryFolder, startPostgres } from './postgres.mjs'

const [command, ...args] = process.argv.slice(2)
const postgres = command ? await startPostgres({}, findMemoryFolder()) : undefined
if (!postgres) {
  console.error(command ? 'PostgreSQL is not installed here.' : 'Usage: node scripts/with-postgres.mjs COMMAND')
  process.exit(1)
}
try {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: postgres.url } })
  const [code] = await once(child, 'exit')
  process.exitCode = code ?? 1
} finally {
  await postgres.stop()
}
