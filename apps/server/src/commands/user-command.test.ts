import { describe, expect, it } from 'vitest'
import { CommandError } from './run-command.ts'
import { parseUserCommand } from './user-command.ts'

describe('parseUserCommand', () => {
  it.each([
    ['create Admin@Study.example', { kind: 'create', email: 'admin@study.example', role: 'student', name: undefined }],
    ['create a@study.example --role admin', { kind: 'create', email: 'a@study.example', role: 'admin' }],
    ['create a@study.example --name=Jimin', { kind: 'create', role: 'student', name: 'Jimin' }],
    ['role a@study.example editor', { kind: 'role', email: 'a@study.example', role: 'editor' }],
    ['reset a@study.example', { kind: 'reset', email: 'a@study.example' }],
  ])('parses "%s"', (line, command) => {
    expect(parseUserCommand(line.split(' '))).toMatchObject(command)
  })

  it.each([
    '',
    'remove a@study.example',
    'create',
    'create nobody',
    'create a@study.example a-password-as-a-word',
    'create a@study.example --role teacher',
    'create a@study.example --password secret',
    'role a@study.example',
    'role a@study.example owner',
    'role a@study.example editor --role admin',
    'reset a@study.example secret',
  ])('throws a CommandError with the usage for "%s"', (line) => {
    expect(() => parseUserCommand(line.split(' '))).toThrow(CommandError)
    expect(() => parseUserCommand(line.split(' '))).toThrow(/^Usage: npm run user -- create EMAIL/)
  })
})
