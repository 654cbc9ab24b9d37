import { z } from 'zod'

/** A UTC time by a device's clock, from 1970 on, which every clock and both databases can represent. */
export const deviceTimeSchema = z.iso.datetime().refine((text) => Date.parse(text) >= 0, 'Before 1970')
