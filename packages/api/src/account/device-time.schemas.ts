import { z } from 'zod'

/**
 * A UTC time from a device's clock. Times before 1970 are excluded, so that every clock and both databases can
 * represent it.
 */
export const deviceTimeSchema = z.iso.datetime().refine((text) => Date.parse(text) >= 0, 'Before 1970')

/**
 * The upper bound for times: the start of the year 10000, because `z.iso.datetime` in our outputs rejects five-digit
 * years.
 */
const tooLate = Date.UTC(10_000)

/** A time from a device's clock with its time zone. */
export const zonedDeviceTimeSchema = z.iso
  .datetime({ offset: true })
  .refine((text) => Date.parse(text) >= 0 && Date.parse(text) < tooLate, 'Before 1970 or after 9999')
