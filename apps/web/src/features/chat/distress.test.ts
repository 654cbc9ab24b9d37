import { describe, expect, it } from 'vitest'
import { findDistress } from './distress.ts'

describe('findDistress', () => {
  it.each([
    'I feel stressed and hopeless',
    'I want to die',
    'i wanna just die',
    'I don’t want to live anymore',
    'i dont want to be here anymore',
    'thinking about suicide',
    'im suicidal',
    'sometimes I think of sucide',
    'I keep cutting myself',
    'how to kill myself',
    'self-harm',
    'I WANT TO DISAPPEAR',
    'everyone would be better off without me',
    'i cant go on',
    'I hate my life',
    'My dad hits me',
    'gonna kms',
    '죽고 싶어',
    '수학 때문에 죽고싶어요',
    '그냥 사라지고 싶다',
    '살기 싫어',
    '자해를 했어요',
    '희망이 없어요',
    '自殺',
    '自杀',
    '我想死',
    '活不下去了',
    '不想活了',
    '對未來很絕望',
    '对未来很绝望',
    '我撐不下去了',
    '感觉没有希望',
    'SAT 考砸了 I want to die',
    '오늘 math 시험 hopeless 해요',
    'my 成績 is bad, 不想活',
    'ＳＵＩＣＩＤＥ',
  ])('returns "crisis" for "%s"', (message) => {
    expect(findDistress(message)).toBe('crisis')
  })

  it.each([
    'this test is killing me',
    'I am so stressed about the SAT',
    'I’m hopeless at math',
    'I feel anxious before exams',
    'I keep crying',
    'burnt out',
    '힘들어 죽겠어요',
    '시험 스트레스가 심해요',
    '요즘 너무 힘들어요',
    '壓力好大',
    '压力很大',
    '快崩溃了',
    '累死了',
    '好焦慮',
  ])('returns "strain" for "%s"', (message) => {
    expect(findDistress(message)).toBe('strain')
  })

  it.each([
    'How do I get better at math?',
    'What caused the Great Depression?',
    'To Kill a Mockingbird essay',
    'Death of a Salesman',
    'How many kms is a light year?',
    'gas pressure and stress on a beam',
    'the Panic of 1837',
    'a self-study plan',
    'When is the SAT?',
    '수학이 어려워요',
    '시험이 걱정돼요',
    '氣體壓力大小怎麼算',
    '生物考試',
    '活动怎么写',
    '重要死记硬背的公式',
    '',
  ])('returns undefined for "%s"', (message) => {
    expect(findDistress(message)).toBeUndefined()
  })
})
