import type { Shape } from '../../shape.ts'
import type { shell as english } from '../en/shell.ts'

export const shell = {
  skipToContent: '跳到正文',
  nav: {
    main: '主导航',
    home: '首页',
    guides: '指南',
    plans: '方案',
    savedPlans: '已保存的计划',
    content: '内容',
    login: '登录',
  },
  guides: {
    title: '指南',
    us: '美国指南',
    canada: '加拿大指南',
    examsAdmissions: '考试与升学',
    extracurricular: '课外活动与领导力',
    personalSkills: '自我管理与身心健康',
    scholarshipFinances: '奖学金与学费',
  },
  menu: {
    title: '菜单',
    open: '打开菜单',
    close: '关闭菜单',
  },
  underConstruction: {
    title: '建设中',
    text: '每周都有新功能上线，现在看到的都可以直接使用。',
  },
  language: '语言',
  darkMode: '深色模式',
  user: {
    menu: '账号菜单',
    anonymous: '（匿名）',
  },
  footer: {
    tagline: '为美国和加拿大高中生量身定制的学习策略',
    product: '关于 Pathwise',
    about: '关于我们',
    terms: '服务条款',
    privacy: '隐私政策',
    accessibility: '无障碍',
    version: '版本 {{version}}',
  },
  crash: {
    title: '出了点问题',
    lead: '这个页面没能正常运行，是我们的问题。你保存的计划仍安全地留在这个浏览器里。',
    reload: '再试一次',
    home: '回到首页',
  },
} as const satisfies Shape<typeof english>
