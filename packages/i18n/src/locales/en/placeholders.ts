export const placeholders = {
  comingSoon: 'Coming soon',
  links: {
    quickStart: 'Get My Strategy',
    usGuides: 'Browse US Guides',
    examGuides: 'See the exam guides',
    home: 'Go to the home page',
    savedPlans: 'Open my saved plans',
  },
  pages: {
    contentList: {
      title: 'Content',
      text: 'Study materials to search, read and download will be listed here.',
    },
    contentEdit: {
      title: 'Edit content',
      text: 'Editors will write study materials here.',
    },
    trash: {
      title: 'Trash',
      text: 'Administrators will restore deleted content here, or remove it for good.',
    },
    questions: {
      title: 'Question editor',
      text: 'Editors will find and write practice questions here.',
    },
  },
} as const
