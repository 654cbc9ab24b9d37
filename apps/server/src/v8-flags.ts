import { setFlagsFromString } from 'node:v8'

/**
 * With this optimization, V8 allocates the objects of a line of code in its old generation if most earlier ones
 * survived. The start creates many objects that survive, also in Node's code for events and streams. Afterwards, an
 * object of each request would be allocated there, and keep the request and its response in memory until the next full
 * collection.
 */
setFlagsFromString('--no-allocation-site-pretenuring')
