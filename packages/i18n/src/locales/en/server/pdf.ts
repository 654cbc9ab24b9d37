/** What the server writes into PDFs, and about those that it could not make. */
export const pdf = {
  notShown: 'Not shown here: {{what}}',
  figureSource: 'This figure can only be shown as source code:',
  image: 'image',
  video: 'video',
  audio: 'recording',
  drawing: 'drawing',
  embedded: 'embedded page',
  skipped: {
    heading: 'These items are not in this ZIP:',
    unknown: 'There is no item with this number.',
    deleted: 'It has been deleted.',
    tooLarge: 'It is too large for a PDF.',
    tooSlow: 'Making a PDF of it took too long.',
    failed: 'Something went wrong on our end. Please try exporting it again on its own.',
    noRoom: 'The ZIP is full. Please export this one separately.',
  },
} as const
