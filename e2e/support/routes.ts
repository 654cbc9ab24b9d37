/**
 * The public pages whose state no other journey inspects. The guides are a sample that contains every kind of block.
 * One unknown path is enough, because all unknown paths show the same page.
 */
export const publicPaths = {
  'the guides': ['/guides/us', '/guides/ca', '/guides/us/exams-admissions', '/guides/us/math'],
  'the guides to exams': [
    '/guides/us/exams/sat',
    '/guides/us/exams/ap',
    '/guides/us/exams/act',
    '/guides/us/exams/ouac',
  ],
  'the pages about plans': ['/pricing', '/plans', '/checkout?plan=pro', '/checkout/success?plan=pro'],
  'pages without a report or an item': ['/plan', '/saved', '/study-plan', '/content/read'],
  'the other pages': [
    '/login?debugauth=1',
    '/about',
    '/terms',
    '/privacy',
    '/accessibility',
    '/contact',
    '/any/other/path',
  ],
} as const

/** Guides with the same kinds of blocks as the inspected guides, but with other texts. */
export const otherGuidePaths = [
  '/guides/us/extracurricular',
  '/guides/us/personal-skills',
  '/guides/us/scholarship-finances',
  '/guides/ca/exams-admissions',
  '/guides/ca/math',
  '/guides/ca/scholarship-finances',
] as const
