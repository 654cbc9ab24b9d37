/** Length limits for new passwords, in UTF-16 code units. */
export const shortestPassword = 12
export const longestPassword = 128

/** Length limits for email addresses and names, in UTF-16 code units. */
export const longestEmail = 254
export const longestPersonName = 80
