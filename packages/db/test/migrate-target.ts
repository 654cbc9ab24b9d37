// migrate-killed.database.test.ts runs this script as a process. The script migrates a database and prints the applied
// migrations.
import { openDatabase } from '../src/client.ts'

const [target = '', migrations] = process.argv.slice(2)
const database = await openDatabase(target)
const applied = await database.migrate(migrations)
await database.close()
process.stdout.write(JSON.stringify(applied))
