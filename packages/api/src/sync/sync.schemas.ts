import { z } from 'zod'

/** A moment by a device's clock, in UTC. From 1970 on, which every clock and both databases can hold. */
export const deviceTimeSchema = z.iso.datetime().refine((text) => Date.parse(text) >= 0, 'Before 1970')
