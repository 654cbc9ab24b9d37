import type { Shape } from '../../shape.ts'
import type { placeholders as english } from '../en/placeholders.ts'

export const placeholders = {
  comingSoon: '即将推出',
  links: {
    quickStart: '获取我的策略',
    home: '回到首页',
  },
  pages: {
    questions: {
      title: '题目编辑器',
      text: '以后编辑人员会在这里查找和编写练习题。',
    },
  },
} as const satisfies Shape<typeof english>
