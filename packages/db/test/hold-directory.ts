// data-directory-lock.test.ts starts this file as a separate process, which opens the directory and writes rows until
// it is killed. Each output line is the id of a row that the database has acknowledged.
import { openDatabase } from '../src/client.ts'

const database = await openDatabase(process.argv[2] ?? '')
await database.migrate()
for (let number = 0; ; number++) {
  const data = { id: `${process.pid}-${number}`, result: {}, context: {} }
  const { id } = await database.prisma.share.create({ data })
  process.stdout.write(`${id}\n`)
}
