export const unsaved = {
  draft: {
    found: 'You have an unsaved draft from {{time}}.',
    restore: 'Keep editing',
    discard: 'Discard it',
    full: 'This browser’s storage is full, so drafts are not kept here. Save your text before you leave.',
    blocked:
      'This browser does not let the site store anything, so drafts are not kept here. Save your text before you leave.',
  },
  conflict: {
    mine: 'Your text',
    theirs: 'The text that was saved',
    keepMine: 'Keep mine (save over theirs)',
    takeTheirs: 'Take theirs',
    copyMine: 'Copy my text',
    copyTheirs: 'Copy their text',
    copied: 'Copied.',
    copyFailed: 'The browser could not copy the text. Select it and copy it by hand.',
  },
  leave: {
    question: 'Leave without saving?',
    text: 'Your changes are not saved. This browser keeps them as a draft for when you come back.',
    stay: 'Stay here',
    leave: 'Leave',
  },
} as const
