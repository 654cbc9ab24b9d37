// data-directory-lock.test.ts runs this script as a process. The script writes rows until it is killed, and prints each
// acknowledged id on a line.
import { openDatabase } from '../src/client.ts'

const database = await openDatabase(process.argv[2] ?? '')
await database.execute('CREATE TABLE notes (id text PRIMARY KEY)')
for (let number = 0; ; number++) {
  const id = `${process.pid}-${number}`
  await database.prisma.$executeRaw`INSERT INTO notes VALUES (${id})`
  process.stdout.write(`${id}\n`)
}
