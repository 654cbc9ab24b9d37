import type { Shape } from '../../shape.ts'
import type { login as english } from '../en/login.ts'

export const login = {
  title: '登录',
  lead: '登录你的 Pathwise 账号。获取策略、保存计划都不需要账号。',
  email: '邮箱',
  password: '密码',
  submit: '登录',
  submitting: '登录中…',
  success: '登录成功',
  missing: '请输入邮箱和密码。',
  noToken: '登录没有完成',
  failed: '[{{status}}] 登录失败',
  error: '错误：{{message}}',
  passwordHint: '请检查邮箱和密码，然后再试一次。',
  suspended: '这个账号已停用，请联系网站管理员。',
  serverHint: '我们这边出了点问题，请过几分钟再试。',
  connectionHint: '无法连接服务器。请检查网络，然后再试一次。',
  forgot: '忘记密码了？',
  register: {
    question: '第一次来？',
    link: '创建账号',
  },
  signedIn: {
    text: '当前登录账号：{{email}}',
    continue: '继续',
    logout: '退出登录',
    logoutFailed: '因为连不上服务器，你仍处于登录状态。请再试一次。',
  },
  signedOutElsewhere: '你已在另一个标签页退出登录，这台设备上不再留有你的数据。',
  demo: {
    title: '演示账号',
    text: '这是演示网站。想用哪个身份看看？',
    student: '学生',
    editor: '编辑',
    admin: '管理员',
  },
  diagnostics: {
    title: '登录遇到问题？',
    text: '检查这个浏览器能否连上我们的服务器。找人帮忙时，可以附上检查结果。',
    run: '运行诊断',
    path: '路径',
    probe: '测试',
    wrongPath: '请输入本站的路径，例如 /api/__ok。',
    output: '诊断结果',
  },
} as const satisfies Shape<typeof english>
