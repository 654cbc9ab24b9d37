/** What choices are called that have no names of their own. */
export const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
