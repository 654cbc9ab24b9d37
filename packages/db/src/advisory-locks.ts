/**
 * The arbitrary keys of PostgreSQL's advisory locks. Hashed keys, such as the one of the settings, share their space.
 * The key of `migrate` is the one of Prisma's engine, so that the engine and our runner exclude each other.
 */
export const advisoryLocks = { migrate: 72_707_369, seed: 5_081_974, lint: 7_204_118, calibrate: 7_204_119 } as const
