/** Ids for choices that have none in the file. */
export const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
