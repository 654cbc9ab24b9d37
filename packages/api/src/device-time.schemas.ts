import { z } from 'zod'

/**
 * A UTC time from a device's clock. Times before 1970 are rejected, because not every clock and database can represent
 * them.
 */
export const deviceTimeSchema = z.iso.datetime().refine((text) => Date.parse(text) >= 0, 'Before 1970')

/** The exclusive upper bound: the start of the year 10000. `z.iso.datetime` in our outputs rejects five-digit years. */
const tooLate = Date.UTC(10_000)

/** A time from a device's clock with its time zone. */
export const zonedDeviceTimeSchema = z.iso
  .datetime({ offset: true })
  .refine((text) => Date.parse(text) >= 0 && Date.parse(text) < tooLate, 'Before 1970 or after 9999')
