import { calibrate } from '@pathwise/api/calibration/calibrate'
import { openDatabase } from '@pathwise/db/client'

/**
 * Calibrates all items of a database, in a process that a test can kill, and prints a line within the transaction of each
 * batch. Arguments: the database, and the time.
 */
const [, , place = '', time = ''] = process.argv
const database = await openDatabase(place, { syncs: false })
await calibrate(database.prisma, () => {
  process.stdout.write('batch\n')
  return new Date(time)
})
await database.close()
