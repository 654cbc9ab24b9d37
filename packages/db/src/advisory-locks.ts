/**
 * The keys of PostgreSQL's advisory locks. The key of `migrate` is the key of Prisma's engine, so that the engine and
 * our runner exclude each other; the others are arbitrary. Locks with hashed keys, such as the lock of the settings,
 * use the same key space, so a hash could collide with these keys.
 */
export const advisoryLocks = { migrate: 72_707_369, seed: 5_081_974, lint: 7_204_118, calibrate: 7_204_119 } as const
