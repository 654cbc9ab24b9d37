import { vi } from 'vitest'

vi.mock('@node-rs/argon2', () => import('./remember-passwords.ts'))
