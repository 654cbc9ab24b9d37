import type { Role } from '../support/people.ts'

export interface ScreenedPage {
  /** The screenshot's name. */
  readonly name: string
  readonly path: string
  /** The role to sign in with. Absent for a page that visitors can open. */
  readonly as?: Role
}

/** Pages that can be opened by URL alone. The report and the pages that follow it are captured during a journey. */
export const screenedPages: readonly ScreenedPage[] = [
  { name: 'home', path: '/' },
  { name: 'guides-us', path: '/guides/us' },
  { name: 'guides-ca', path: '/guides/ca' },
  { name: 'guide-exams-admissions', path: '/guides/us/exams-admissions' },
  { name: 'guide-sat', path: '/guides/us/exams/sat' },
  { name: 'guide-act', path: '/guides/us/exams/act' },
  { name: 'guide-ap', path: '/guides/us/exams/ap' },
  { name: 'guide-ouac', path: '/guides/ca/exams/ouac' },
  { name: 'guide-math', path: '/guides/us/math' },
  { name: 'guide-math-ko', path: '/guides/us/math?lang=ko' },
  { name: 'guide-science-zh-TW', path: '/guides/ca/science?lang=zh-TW' },
  { name: 'guide-arts-zh-CN', path: '/guides/ca/arts?lang=zh-CN' },
  { name: 'recommendations', path: '/recommendations', as: 'student' },
  { name: 'practice', path: '/practice?subject=mathematics' },
  { name: 'practice-problem', path: '/practice/1' },
  { name: 'pricing', path: '/pricing' },
  { name: 'plans', path: '/plans' },
  { name: 'checkout', path: '/checkout?plan=pro' },
  { name: 'checkout-success', path: '/checkout/success?plan=pro', as: 'student' },
  { name: 'no-report', path: '/plan' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'account', path: '/account', as: 'student' },
  { name: 'content-list', path: '/content/list' },
  { name: 'content-list-editor', path: '/content/list', as: 'editor' },
  { name: 'content-read', path: '/content/read?id=1' },
  { name: 'content-edit', path: '/content/edit?id=1', as: 'editor' },
  { name: 'content-new', path: '/content/edit', as: 'editor' },
  { name: 'trash', path: '/admin/trash', as: 'admin' },
  { name: 'questions', path: '/admin/questions', as: 'editor' },
  { name: 'question', path: '/admin/questions?id=1', as: 'editor' },
  { name: 'expiring', path: '/admin/expiring', as: 'admin' },
  { name: 'about', path: '/about' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'contact', path: '/contact' },
  { name: 'portal', path: '/portal', as: 'admin' },
  { name: 'unknown-path', path: '/any/other/path' },
]
