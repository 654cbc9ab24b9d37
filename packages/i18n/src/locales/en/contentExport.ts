export const contentExport = {
  zip: 'ZIP(pdf) selected ({{number}})',
  selectFirst: 'Select items first',
  tooMany: 'One ZIP holds at most {{most}} items, and {{number}} are selected. Clear the selection and choose fewer.',
  clear: 'Clear selection',
  running: 'Making the PDFs…',
  progress: 'Progress of the export',
  cancel: 'Cancel',
  cancelled: 'The export was canceled.',
  done: 'Your ZIP is being downloaded. If an item is missing, skipped.txt in the ZIP says why.',
  failed: 'The export did not work. Please try again in a moment.',
  told: 'The export did not work: {{detail}}',
  busy: 'Your other exports are still running. Try again when they are done.',
} as const
