import { z } from 'zod'

/** A UTC time from a device's clock. Every clock and both databases can represent the times from 1970 on. */
export const deviceTimeSchema = z.iso.datetime().refine((text) => Date.parse(text) >= 0, 'Before 1970')
