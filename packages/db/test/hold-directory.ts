// data-directory-lock.test.ts runs this script as a process. The script writes rows until it is killed, and prints each
// acknowledged id on a line.
import { openDatabase } from '../src/client.ts'

const database = await openDatabase(process.argv[2] ?? '')
await database.migrate()
for (let number = 0; ; number++) {
  const data = { id: `${process.pid}-${number}`, result: {}, context: {} }
  const { id } = await database.prisma.share.create({ data })
  process.stdout.write(`${id}\n`)
}
