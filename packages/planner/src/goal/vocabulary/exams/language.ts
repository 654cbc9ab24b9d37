import type { ExamRow } from './exam-row.ts'

/** Language tests that we do not plan for. */
export const languageTests: readonly ExamRow[] = [
  { label: 'CAEL', en: 'cael' },
  { label: 'WIDA', en: 'wida' },
  { label: 'TOEIC', en: 'toeic', ko: '토익|토익 시험', zh: '多益|托业|多益測驗' },
  { label: 'PTE', en: 'pte|pte academic', ko: '피티이', zh: 'pte考試' },
  { label: 'CELPIP', en: 'celpip', ko: '셀핍' },
  { label: 'Cambridge English', en: 'cambridge english|fce|cae', zh: '劍橋英檢|剑桥英语' },
  { label: 'TOPIK', en: 'topik', ko: '토픽' },
  { label: 'HSK', en: 'hsk', ko: '중국어능력시험', zh: '漢語水平考試' },
  { label: 'JLPT', en: 'jlpt', ko: '일본어능력시험', zh: '日本語能力試驗|日语能力考' },
  { label: 'DELF', en: 'delf|dalf' },
  { label: 'TEF', en: 'tef canada|tef|tcf canada' },
  { label: 'Eiken', en: 'eiken', zh: '日本英檢' },
  {
    label: 'GEPT',
    en: 'gept',
    zh: '英檢|全民英檢|英檢中級|英檢中高級|英文檢定|全民英檢中級|全民英檢中高級|全民英檢初級|英檢初級',
  },
  { label: '四六级', zh: '四六級|英語四級|英語六級' },
  {
    label: 'KET/PET',
    en: 'pet exam|ket/pet|pet cambridge',
    ko: '케임브리지 영어',
    zh: 'pet考試|fce考試|ket考試',
  },
  { label: 'TOEFL Junior', en: 'toefl junior', ko: '토플 주니어|토플주니어', zh: '托福junior|小託福|小托福' },
  { label: 'TOSEL', en: 'tosel', ko: '토셀' },
  { label: 'TEPS', en: 'teps', ko: '텝스' },
]
