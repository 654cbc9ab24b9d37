import type { Shape } from '../../shape.ts'
import type { recommendationSearch as english } from '../en/recommendationSearch.ts'

export const recommendationSearch = {
  title: '推荐',
  lead: '按你的国家、年级和目标，挑出合适的指南、计划和练习，并说明理由。',
  form: '搜索推荐',
  goal: '目标',
  goalHint: '考试、分数、课程或科目，怎么想就怎么写',
  goalMissing: '请先写下目标。',
  defaultGoal: 'SAT 1500+',
  submit: '搜索',
  results: '结果',
  found_one: '{{count}} 项推荐',
  found_other: '{{count}} 项推荐',
  none: '暂时没有符合条件的推荐。换个说法描述目标，或换个年级试试。',
  start: '选好国家、年级和目标，再点搜索。',
  forCountry: '适用国家：{{country}}',
  login: {
    title: '登录后就能看到推荐',
    text: '登录账号才能查看推荐。你的搜索条件会保留。',
  },
  problem: {
    method: '不允许的请求方法（405）。',
    unavailable: '暂时无法提供推荐，请再试一次。',
  },
} as const satisfies Shape<typeof english>
