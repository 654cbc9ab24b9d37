/** The ids of choices that have no id in the file. */
export const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
