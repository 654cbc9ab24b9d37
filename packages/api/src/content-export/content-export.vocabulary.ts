/** The maximum number of items in a ZIP file. */
export const mostExportedItems = 2_000
