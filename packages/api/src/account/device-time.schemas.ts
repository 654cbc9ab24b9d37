import { z } from 'zod'

/** A UTC time from a device's clock, from 1970 on, which every clock and both databases can represent. */
export const deviceTimeSchema = z.iso.datetime().refine((text) => Date.parse(text) >= 0, 'Before 1970')

/** The start of the year 10000, because `z.iso.datetime` in our outputs rejects years with five digits. */
const tooLate = Date.UTC(10_000)

/** A time from a device's clock with its time zone. */
export const zonedDeviceTimeSchema = z.iso
  .datetime({ offset: true })
  .refine((text) => Date.parse(text) >= 0 && Date.parse(text) < tooLate, 'Before 1970 or after 9999')
