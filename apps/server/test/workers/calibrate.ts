import { calibrate } from '@pathwise/api/calibration/calibrate'
import { openDatabase } from '@pathwise/db/client'

/**
 * Calibrates every item in a database in a separate process, so that a test can kill it. Prints a line inside the
 * transaction of each batch. Arguments: database, time.
 */
const [, , place = '', time = ''] = process.argv
const database = await openDatabase(place, { syncs: false })
await calibrate(database.prisma, () => {
  process.stdout.write('batch\n')
  return new Date(time)
})
await database.close()
