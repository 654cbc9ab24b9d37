import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { shortestPassword } from './account.vocabulary.ts'
import { isCommonPassword } from './common-passwords.ts'

const listed = dictionary['passwords-common']

describe('isCommonPassword', () => {
  it('rejects every password in the dictionary that has the minimum length', () => {
    const long = listed.filter((password) => password.length >= shortestPassword)
    expect(long.length).toBeGreaterThan(250)
    expect(long.filter((password) => !isCommonPassword(password))).toEqual([])
  })

  it('rejects more than 3,000 simple variants of at least twelve characters', () => {
    const words = listed.filter((password) => /^[a-z]{6,}$/.test(password)).slice(0, 2000)
    const variants = words
      .flatMap((word) => [`${word}1234`, `${word}2026!`, `${word.toUpperCase()}!!`, `${word}${word}`, `123${word}123`])
      .filter((password) => password.length >= shortestPassword)
    expect(variants.length).toBeGreaterThan(3000)
    expect(variants.filter((password) => !isCommonPassword(password))).toEqual([])
  })

  it.each([
    'Password123!',
    'P@ssw0rd1234',
    'Pathwise1234',
    'iloveyou1234',
    'Welcome-12345',
    'qwertyuiopasdf',
    'letmeinletmein',
    'pathwise-demo',
    '123123123123',
    'Correct Horse Battery Staple',
    'password123456789',
    'd.r.a.g.o.n.1.2',
  ])('rejects the password %s', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each([
    'a quiet river at dawn',
    'four quite unrelated words',
    'nine green lanterns',
    'xkq7-vnw2-hhz9',
    '조용한 강가의 새벽 안개',
    '晨霧裡安靜的河流與白鷺鷥飛過',
    '739182640571',
  ])('accepts the password %s', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })

  it('rejects a password built around a word from the account', () => {
    expect(isCommonPassword('minjeongkim-2026', ['minjeongkim'])).toBe(true)
    expect(isCommonPassword('minjeongkim-2026')).toBe(false)
  })
})
