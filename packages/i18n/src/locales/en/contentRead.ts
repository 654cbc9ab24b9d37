export const contentRead = {
  back: 'All content',
  download: 'Download PDF',
  edit: 'Edit',
  author: 'Author',
  language: 'Language',
  updated: 'Last changed',
  purpose: 'Explains',
  practice: {
    title: 'Now try it yourself',
    text: 'Problems on the topic of this sheet, with hints and an explanation of every answer.',
    open: 'Practice',
  },
  inTrash: 'This item is in the trash. Only editors see it.',
  toTrash: 'Open the trash',
  missing: {
    title: 'There is no such item',
    text: 'It may have been deleted, or the link may be incomplete.',
  },
  failed: 'The item could not be loaded. Check your connection, then try again.',
  end: {
    title: 'You’ve reached the end of this sheet.',
    finish: 'I’ve read this sheet',
    read: 'Nice work reading it to the end.',
    toPlan: 'Back to the study plan',
  },
} as const
