/** Length limits for new passwords, in UTF-16 code units. */
export const shortestPassword = 12
export const longestPassword = 128

export const longestEmail = 254
export const longestPersonName = 80
