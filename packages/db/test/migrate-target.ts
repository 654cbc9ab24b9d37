// migrate-killed.database.test.ts starts this file as a separate process. Migrates a database unless the process is
// killed.
import { openDatabase } from '../src/client.ts'

const [target = '', migrations] = process.argv.slice(2)
const database = await openDatabase(target)
const applied = await database.migrate(migrations)
await database.close()
process.stdout.write(JSON.stringify(applied))
