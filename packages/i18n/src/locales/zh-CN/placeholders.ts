import type { Shape } from '../../shape.ts'
import type { placeholders as english } from '../en/placeholders.ts'

export const placeholders = {
  comingSoon: '即将推出',
  links: {
    quickStart: '获取我的策略',
    usGuides: '浏览美国学习指南',
    examGuides: '查看考试指南',
    home: '回到首页',
    savedPlans: '打开已保存的计划',
  },
  pages: {
    contentList: {
      title: '内容',
      text: '以后这里会列出学习资料，可以搜索、阅读和下载。',
    },
    contentEdit: {
      title: '编辑内容',
      text: '以后编辑人员会在这里编写学习资料。',
    },
    trash: {
      title: '回收站',
      text: '以后管理员可以在这里恢复已删除的内容，或彻底删除。',
    },
    questions: {
      title: '题目编辑器',
      text: '以后编辑人员会在这里查找和编写练习题。',
    },
  },
} as const satisfies Shape<typeof english>
