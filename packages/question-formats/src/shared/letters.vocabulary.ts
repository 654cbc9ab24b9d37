/** The ids for choices without an id in the file. */
export const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
