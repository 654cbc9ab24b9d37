// migrate-killed.database.test.ts starts this file as a separate process, which migrates a database unless it is killed
// first.
import { openDatabase } from '../src/client.ts'

const [target = '', migrations] = process.argv.slice(2)
const database = await openDatabase(target)
const applied = await database.migrate(migrations)
await database.close()
process.stdout.write(JSON.stringify(applied))
