import type { Shape } from '../../shape.ts'
import type { shell as english } from '../en/shell.ts'

export const shell = {
  skipToContent: '跳到主要内容',
  nav: {
    main: '主导航',
    home: '首页',
    guides: '指南',
    plans: '套餐',
    savedPlans: '已保存的计划',
    content: '学习资料',
    login: '登录',
    logout: '退出登录',
    account: '账号',
    questions: '题目编辑器',
    newContent: '新建资料',
    trash: '回收站',
    expiring: '即将到期的订阅',
    operations: '运维操作',
  },
  guides: {
    title: '指南',
    us: '美国学习指南',
    canada: '加拿大学习指南',
    examsAdmissions: '考试与申请',
    extracurricular: '课外活动与领导力',
    personalSkills: '个人能力与身心健康',
    scholarshipFinances: '奖学金与费用规划',
  },
  menu: {
    title: '菜单',
    open: '打开菜单',
    close: '关闭菜单',
  },
  underConstruction: {
    title: '网站建设中',
    text: '新功能会陆续上线；没有标“即将推出”的，现在都能用。',
  },
  language: '语言',
  darkMode: '深色模式',
  user: {
    menu: '账号菜单',
    anonymous: '（未登录）',
    unknown: '（未知）',
    staff: '工作人员专用',
    logoutFailed: '连不上服务器，你仍处于登录状态。',
  },
  footer: {
    tagline: '为美国和加拿大的高中生定制学习策略。',
    product: '关于 Pathwise',
    about: '关于我们',
    terms: '服务条款',
    privacy: '隐私政策',
    accessibility: '无障碍',
    contact: '联系我们',
    trademarks:
      'SAT、AP 和 Advanced Placement（College Board）、ACT（ACT）、International Baccalaureate 和 IB（国际文凭组织，IBO）、OUAC（安大略省大学申请中心）均为各机构的名称和商标。上述机构与 Pathwise 没有关联，也未为 Pathwise 背书。',
    version: '版本 {{version}}',
  },
  chat: {
    open: '打开学习助手',
    failed: '学习助手打不开，请检查网络连接后再试一次。',
  },
  crash: {
    title: '出错了',
    lead: '这个页面出了故障，是我们的问题。你保存的计划还在这个浏览器里，没有丢失。',
    reload: '再试一次',
    home: '回到首页',
  },
} as const satisfies Shape<typeof english>
