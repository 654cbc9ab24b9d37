// Run as a separate process by migrate-killed.database.test.ts. Migrates a database and prints what it applied.
import { openDatabase } from '../src/client.ts'

const [target = '', migrations] = process.argv.slice(2)
const database = await openDatabase(target)
const applied = await database.migrate(migrations)
await database.close()
process.stdout.write(JSON.stringify(applied))
