import { setFlagsFromString } from 'node:v8'

/**
 * Turns off an optimization with which V8 allocates objects directly in its old generation if most of the objects that
 * the same line of code created before have survived. At startup, many objects survive, including those that Node's
 * code for events and streams creates. With the optimization, one object of each later request would be allocated in
 * the old generation, where it would keep the request and its response in memory until the next full garbage
 * collection.
 */
setFlagsFromString('--no-allocation-site-pretenuring')
