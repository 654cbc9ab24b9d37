/** The demo accounts. Their password is public: the documentation names it too. */
export const demoPassword = 'pathwise-demo'

export const demoAccounts = [
  { role: 'student', email: 'student@pathwise.example' },
  { role: 'editor', email: 'editor@pathwise.example' },
  { role: 'admin', email: 'admin@pathwise.example' },
] as const
