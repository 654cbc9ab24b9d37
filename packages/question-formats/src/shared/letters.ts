/** Ids for choices that have none of their own. */
export const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
