// Runs as a separate process of migrate-killed.database.test.ts: migrates a database until it is done or killed.
import { openDatabase } from '../src/client.ts'

const [target = '', migrations] = process.argv.slice(2)
const database = await openDatabase(target)
const applied = await database.migrate(migrations)
await database.close()
process.stdout.write(JSON.stringify(applied))
